import { type Personal, textOf } from '@mall/contracts/office/personal';
import { carriers } from '@mall/domain/carriers';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge, Toned } from './badge.tsx';
import { Button } from './button.tsx';
import { Drawer, DrawerContext } from './drawer.tsx';
import { SelectField, TextArea } from './form/controls.tsx';
import styles from './invoice-tool.module.css';
import { LongNumber } from './marks.tsx';

/** A line of pasted invoices, as the server parsed it. */
type ReadInvoice = {
  readonly rowNo: number;
  /** Of the order or application; empty when the line has none. */
  readonly number: string;
  readonly recipient?: Personal<'name'> | undefined;
  readonly carrier: string;
  readonly invoiceNo: string;
  readonly verdict: string;
  /** Why it was refused although it was predicted as valid. */
  readonly reason?: string | undefined;
};
/** Words for verdicts that every tool has. */
export const invoiceWords = {
  ALREADY: '이미 보냈어요',
  DUPLICATE: '위에도 있어요',
  EMPTY: '건너뛰어요',
  UNKNOWN_CARRIER: '택배사를 골라 주세요',
  BAD_NUMBER: '10~13자리여야 해요',
} as const;
/** Verdicts that need no correction. */
const isHarmless = (verdict: string) => verdict === 'ALREADY' || verdict === 'DUPLICATE' || verdict === 'EMPTY';
const mostShown = 200;

/** The pasted text, and the carrier for lines without one. */
export function useInvoiceSheet(numbers: readonly string[]) {
  const [text, setText] = useState(() => numbers.map((number) => `${number}\t`).join('\n'));
  const [carrier, setCarrier] = useState<string>(carriers[0]?.name ?? '');
  /** Keeps the lines that were not shipped, for correction. */
  const keep = (sent: string, left: readonly { readonly rowNo: number }[]) => {
    const lines = sent.split('\n');
    setText(left.map(({ rowNo }) => lines[rowNo - 1] ?? '').join('\n'));
  };
  return { text, setText, carrier, setCarrier, keep };
}

type Props = {
  /** What is shipped: 주문. */
  readonly noun: string;
  /** How many were selected before it opened. */
  readonly chosen: number;
  readonly consequence: ReactNode;
  readonly sheet: ReturnType<typeof useInvoiceSheet>;
  readonly rows: readonly ReadInvoice[];
  readonly words: Readonly<Record<string, string>>;
  /** Another way to fill the field, such as a file. */
  readonly filling?: ReactNode;
  /** Shown in place of the rows when they could not be read. */
  readonly failure?: ReactNode;
  readonly isBusy: boolean;
  readonly onShip: () => void;
  readonly onClose: () => void;
};

/** Pasted invoices, parsed line by line; the valid ones are shipped, the others stay for correction. */
export function InvoiceTool(props: Props) {
  const { noun, chosen, consequence, sheet, rows, words, filling, failure, isBusy, onShip, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // After the drawer's own effect, which focuses the drawer.
  useEffect(() => field.current?.focus(), []);
  const right = rows.filter(({ verdict }) => verdict === 'RIGHT');
  return (
    <DrawerContext value={{ close: onClose }}>
      <Drawer
        isWide
        title="송장 붙여넣기"
        badge={
          chosen > 0 && (
            <Badge tone="info">
              선택한 {noun} {chosen}건
            </Badge>
          )
        }
        consequence={consequence}
        actions={
          <>
            <Button onClick={onClose}>닫기</Button>
            <Button variant="primary" keys="mod+enter" isBusy={isBusy} disabled={right.length === 0} onClick={onShip}>
              {`${right.length}건 발송하기`}
            </Button>
          </>
        }
      >
        <div className={styles.tool}>
          <SelectField
            label="택배사"
            note="줄에 택배사가 있으면 그 택배사로 보내요"
            choices={carriers.map(({ name }) => ({ value: name, label: name }))}
            value={sheet.carrier}
            onChange={({ target }) => sheet.setCarrier(target.value)}
          />
          {filling}
          <TextArea
            label={`${noun}번호와 송장 번호`}
            help="엑셀에서 복사해 한 줄에 하나씩 붙여 넣어요. 칸의 순서는 상관없어요."
            rows={8}
            ref={field}
            value={sheet.text}
            onChange={({ target }) => sheet.setText(target.value)}
          />
          {failure || (rows.length > 0 && <Read {...{ noun, rows, words }} />)}
        </div>
      </Drawer>
    </DrawerContext>
  );
}

type ReadProps = Pick<Props, 'noun' | 'rows' | 'words'>;

function Read({ noun, rows, words }: ReadProps) {
  const right = rows.filter(({ verdict, reason }) => verdict === 'RIGHT' && reason === undefined).length;
  const harmless = rows.filter(({ verdict }) => isHarmless(verdict)).length;
  const wrong = rows.length - right - harmless;
  // Errors come first: nobody searches thousands of rows for them.
  const shown = rows.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, mostShown);
  return (
    <section aria-label="읽은 송장">
      <p className={styles.read} role="status">
        {`${rows.length}줄을 읽었어요`} <Badge tone="ok">정상 {right}</Badge>
        {wrong > 0 && <Badge tone="err">오류 {wrong}</Badge>}
        {harmless > 0 && <Badge>건너뜀 {harmless}</Badge>}
      </p>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{noun}</th>
            <th scope="col">받는 분</th>
            <th scope="col">택배사</th>
            <th scope="col">송장 번호</th>
            <th scope="col">
              <span className="visually-hidden">결과</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ReadRow key={row.rowNo} row={row} word={row.reason ?? words[row.verdict]} />
          ))}
        </tbody>
      </table>
      {rows.length > mostShown && <p className={styles.more}>오류부터 {mostShown}줄을 보여 드려요</p>}
    </section>
  );
}

const rankOf = ({ verdict, reason }: ReadInvoice) => {
  if (reason !== undefined) return 0;
  return verdict === 'RIGHT' ? 1 : isHarmless(verdict) ? 2 : 0;
};

function ReadRow({ row, word }: { row: ReadInvoice; word: string | undefined }) {
  const { number, recipient, carrier, invoiceNo, verdict, reason } = row;
  return (
    <tr>
      <td>{number ? <LongNumber value={number} /> : `${row.rowNo}번째 줄`}</td>
      <td>{recipient ? textOf(recipient) : '–'}</td>
      <td>{carrier || '–'}</td>
      <td>{invoiceNo.replace(/(\d{4})(?=\d)/g, '$1 ') || <Toned tone="plain">비어 있어요</Toned>}</td>
      <td className={styles.verdict}>
        {verdict === 'RIGHT' && reason === undefined ? (
          <Toned tone="ok">
            <CircleCheck size={16} aria-label="정상" />
          </Toned>
        ) : (
          <Toned tone={isHarmless(verdict) ? 'plain' : 'err'}>{word}</Toned>
        )}
      </td>
    </tr>
  );
}
