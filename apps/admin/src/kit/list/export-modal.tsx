import * as contract from '@mall/contracts/office/exports';
import type { ExportList } from '@mall/domain/office/export-columns';
import { exportLists } from '@mall/domain/office/export-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Callable, callOffice } from '../../lib/call.ts';
import { countText } from '../../lib/numbers.ts';
import { faultText } from '../../lib/office-error.ts';
import { refresh } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { Checkbox, RadioGroup, TextArea } from '../form/controls.tsx';
import { longestOf } from '../form/longest.ts';
import { OfficeLink } from '../office-link.tsx';
import { Modal } from '../overlay/modal.tsx';
import styles from './export.module.css';
import { ExportProgress } from './export-progress.tsx';
import type { ListPage, ListQuery } from './list-types.ts';

type Props = {
  /** Lists that can be exported; of several one is chosen. */
  readonly endpoints: readonly Callable[];
  readonly query: ListQuery;
  readonly count: ListPage<unknown>['count'] | undefined;
  readonly mayClear: boolean;
  readonly onClose: () => void;
};

/** Asks for columns and a reason, and shows the progress; after closing, the file is under 내려받기. */
export function ExportModal({ endpoints, query, count, mayClear, onClose }: Props) {
  const [runNo, setRunNo] = useState<number>();
  const [path, setPath] = useState(endpoints[0]?.path ?? '');
  const endpoint = endpoints.find((one) => one.path === path);
  const known = exportLists[path];
  if (!endpoint || !known) return null;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`${known.name} 내려받기`}
      note={endpoint === endpoints[0] && count && `조건에 맞는 ${countText(count)}줄`}
      size="lg"
    >
      {runNo === undefined ? (
        <div className={styles.form}>
          {endpoints.length > 1 && (
            <RadioGroup
              legend="무엇을"
              name="list"
              choices={endpoints.map((one) => ({ value: one.path, label: exportLists[one.path]?.name ?? one.path }))}
              value={path}
              onChange={setPath}
            />
          )}
          <Wanted key={path} {...{ endpoint, known, query, mayClear }} onMade={setRunNo} />
        </div>
      ) : (
        <div className={styles.form}>
          <ExportProgress runNo={runNo} />
          <p className={styles.note}>
            닫아도 계속 만들어요. 다 되면 <OfficeLink screen="exports">내려받기</OfficeLink>에서 받을 수 있어요.
          </p>
        </div>
      )}
    </Modal>
  );
}

type WantedProps = Pick<Props, 'query' | 'mayClear'> & {
  endpoint: Callable;
  known: ExportList;
  onMade: (runNo: number) => void;
};

function Wanted({ endpoint, known, query, mayClear, onMade }: WantedProps) {
  const open = known.columns.filter(({ isPersonal }) => !isPersonal);
  const personal = known.columns.filter(({ isPersonal }) => isPersonal);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(open.map(({ field }) => field)));
  const [format, setFormat] = useState<contract.ExportFormat>('xlsx');
  const [isClear, setClear] = useState(false);
  const [reason, setReason] = useState('');
  const { errors, isBusy, send } = useMaking(onMade);
  const hasPersonal = personal.some(({ field }) => ticked.has(field));
  const toggle = (field: string) => setTicked((now) => new Set(now).symmetricDifference(new Set([field])));
  const submit = () => {
    const columns = known.columns.map(({ field }) => field).filter((field) => ticked.has(field));
    const body = { list: endpoint.path, query: written(endpoint, query), columns, format, reason: reason.trim() };
    void send(body, hasPersonal && isClear);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Columns legend="열" columns={open} ticked={ticked} onToggle={toggle} />
      {personal.length > 0 && (
        <Columns legend="개인정보가 담긴 열" columns={personal} ticked={ticked} onToggle={toggle} />
      )}
      {hasPersonal && mayClear && (
        <RadioGroup
          legend="개인정보"
          name="isClear"
          choices={[
            { value: 'masked', label: '가려서 받기' },
            { value: 'clear', label: '그대로 받기' },
          ]}
          value={isClear ? 'clear' : 'masked'}
          onChange={(value) => setClear(value === 'clear')}
        />
      )}
      {hasPersonal && isClear && (
        <p className={styles.note}>본인 확인을 한 번 더 해요. 500줄이 넘으면 보안 담당자의 결재를 받은 뒤 만들어요.</p>
      )}
      <RadioGroup
        legend="형식"
        name="format"
        choices={[
          { value: 'xlsx', label: '엑셀 (XLSX)' },
          { value: 'csv', label: 'CSV' },
        ]}
        value={format}
        onChange={(value) => setFormat(value as contract.ExportFormat)}
      />
      <TextArea
        label="사유"
        rows={2}
        maxLength={longestOf(contract.makeExport.body, 'reason')}
        value={reason}
        error={errors.reason}
        help="파일 첫 줄과 접속 기록에 남아요."
        onChange={(event) => setReason(event.target.value)}
      />
      {errors.other && (
        <p className={styles.error} role="alert">
          {errors.other}
        </p>
      )}
      <Button type="submit" variant="primary" keys="mod+enter" isBusy={isBusy}>
        파일 만들기
      </Button>
    </form>
  );
}

type Errors = { readonly reason?: string | undefined; readonly other?: string | undefined };

function useMaking(onMade: (runNo: number) => void) {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const send = async (body: contract.ExportWanted, isClear: boolean) => {
    if (body.reason === '') return setErrors({ reason: '어디에 쓰는지 적어 주세요.' });
    if (body.columns.length === 0) return setErrors({ other: '내려받을 열을 골라 주세요.' });
    setErrors({});
    setBusy(true);
    try {
      const { runNo } = await callOffice(isClear ? contract.makePersonalExport : contract.makeExport, { body });
      await refresh(queryClient, [contract.listExports]);
      onMade(runNo);
    } catch (error) {
      setErrors({ other: faultText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { errors, isBusy, send };
}

type ColumnsProps = {
  readonly legend: string;
  readonly columns: ExportList['columns'];
  readonly ticked: ReadonlySet<string>;
  readonly onToggle: (field: string) => void;
};

function Columns({ legend, columns, ticked, onToggle }: ColumnsProps) {
  return (
    <fieldset className={styles.columns}>
      <legend>{legend}</legend>
      {columns.map(({ field, label }) => (
        <Checkbox key={field} checked={ticked.has(field)} onChange={() => onToggle(field)}>
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** The filters of a list, in the format of its address. */
function written({ query: shape }: Callable, query: ListQuery): contract.ExportWanted['query'] {
  const encoded = shape ? (shape.encode(query as never) as Record<string, unknown>) : {};
  const pairs = Object.entries(encoded).filter(([, value]) => value !== undefined);
  return pairs.map(([name, value]) => ({ name, value: String(value) }));
}
