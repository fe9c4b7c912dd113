import { listFailedMails, retryMail } from '@mall/contracts/office/mails';
import { mailWords } from '@mall/domain/office/mail-words';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { eachRow } from '../../kit/list/bulk-run.ts';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { BulkAction, Column, FilterWords, RowOf } from '../../kit/list/list-types.ts';
import { MallName } from '../../kit/marks.tsx';
import { Empty } from '../../kit/states.tsx';
import { callOffice } from '../../lib/call.ts';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';

type Row = RowOf<typeof listFailedMails>;
const keyOf = ({ mallId, mailNo }: Row) => `${mallId}-${mailNo}`;

const columns: readonly Column<Row>[] = [
  { id: 'kind', label: '메일', isFixed: true, phone: 'title', cell: ({ kind }) => mailWords[kind] ?? kind },
  {
    ...{ id: 'mall', label: '몰', width: 180, phone: 'note' },
    cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} />,
  },
  { id: 'queuedAt', label: '보내려던 시각', width: 140, cell: ({ queuedAt }) => momentText(queuedAt) },
  { id: 'failedAt', label: '그만둔 시각', width: 140, phone: 'end', cell: ({ failedAt }) => momentText(failedAt) },
  { id: 'mailNo', label: '번호', width: 90, align: 'end', phone: 'endNote', cell: ({ mailNo }) => mailNo },
  {
    ...{ id: 'history', label: '이력', width: 60, align: 'end' },
    cell: ({ mallId, mailNo }) => <ChangeHistory mallId={mallId} subject={`mail ${mailNo}`} isSign />,
  },
];

const filters: Readonly<Record<string, FilterWords>> = { failedAt: { label: '그만둔 날', isUsual: true } };

const bulk: readonly BulkAction<Row>[] = [
  {
    ...{ label: '다시 보내기', icon: RotateCw, keys: 'r', isMain: true },
    run: (chosen) =>
      eachRow(chosen, keyOf, ({ mallId, mailNo }) => callOffice(retryMail, { params: { mallId, mailNo } })),
    done: (count) => `${count}통을 다시 보내요`,
  },
];

/** Mails that were given up after every try. */
export function MailListPage() {
  const mayRetry = useMay('mails.write');
  return (
    <ListScreen
      name="mails"
      title="보내지 못한 메일"
      noun="메일"
      endpoint={listFailedMails}
      keyOf={keyOf}
      nameOf={({ kind, mailNo }) => `${mailWords[kind] ?? kind} 메일 ${mailNo}`}
      columns={columns}
      filters={filters}
      {...(mayRetry && { bulk })}
      empty={
        <Empty title="보내지 못한 메일이 없어요">끝내 보내지 못한 메일이 생기면 여기에서 다시 보낼 수 있어요.</Empty>
      }
    />
  );
}
