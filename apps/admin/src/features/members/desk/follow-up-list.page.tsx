import { finishFollowUp, listFollowUps } from '@mall/contracts/office/contacts';
import Check from 'lucide-react/icons/check';
import { Dot, Toned } from '../../../kit/badge.tsx';
import { eachRow } from '../../../kit/list/bulk-run.ts';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import type { BulkAction, Column, FilterWords, RowOf, View } from '../../../kit/list/list-types.ts';
import { MallName } from '../../../kit/marks.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { callOffice } from '../../../lib/call.ts';
import { dueText, momentText } from '../../../lib/moments.ts';
import { useMay, useMe } from '../../../lib/use-me.ts';
import styles from '../members.module.css';

type Row = RowOf<typeof listFollowUps>;

const keyOf = ({ mallId, followUpNo }: Row) => `${mallId}-${followUpNo}`;

const columns: readonly Column<Row>[] = [
  {
    id: 'dueAt',
    label: '약속',
    width: 130,
    sort: 'dueAt',
    phone: 'end',
    cell: ({ dueAt, doneAt }) => {
      const { tone, text } = dueText(dueAt);
      return doneAt || tone === 'plain' ? momentText(dueAt) : <Toned tone={tone}>{text}</Toned>;
    },
  },
  { id: 'body', label: '할 일', isFixed: true, phone: 'title', cell: ({ body }) => body },
  { id: 'mall', label: '몰', width: 160, cell: ({ mallId, mallName }) => <MallName mallId={mallId} name={mallName} /> },
  { id: 'owner', label: '담당', width: 100, phone: 'note', cell: ({ ownerName }) => ownerName },
  {
    id: 'contact',
    label: '상담',
    width: 110,
    cell: ({ mallId, contactNo }) => (
      <OfficeLink screen="contact" params={{ mallId, contactNo }} className={styles.link}>
        상담 {contactNo}
      </OfficeLink>
    ),
  },
  {
    id: 'state',
    label: '상태',
    width: 130,
    phone: 'endNote',
    cell: ({ doneAt }) => <Dot tone={doneAt ? 'ok' : 'warn'}>{doneAt ? `마침 ${momentText(doneAt)}` : '남음'}</Dot>,
  },
];

const filters: Readonly<Record<string, FilterWords>> = {
  dueAt: { label: '약속한 날', isUsual: true },
  isDone: { label: '마쳤는지', choices: { N: '남음', Y: '마침' }, isUsual: true },
};

const bulk: readonly BulkAction<Row>[] = [
  {
    ...{ label: '마치기', icon: Check, isMain: true },
    appliesTo: ({ doneAt }) => doneAt === null,
    run: (chosen) =>
      eachRow(chosen, keyOf, ({ mallId, followUpNo }) =>
        callOffice(finishFollowUp, { params: { mallId, followUpNo } }),
      ),
    done: (count) => `${count}건을 마쳤어요`,
  },
];

/** Promises to callers, by whom and until when. */
export function FollowUpListPage() {
  const me = useMe();
  const mayWrite = useMay('contacts.write');
  if (!me) return null;
  const views: readonly View[] = [
    { id: 'mine', label: '내 할 일', filters: { owner: `is:${me.staffNo}` } },
    { id: 'all', label: '모두' },
    { id: 'done', label: '마친 일', filters: { isDone: 'is:Y' } },
  ];
  return (
    <ListScreen
      name="follow-ups"
      title="다시 확인할 일"
      noun="할 일"
      endpoint={listFollowUps}
      keyOf={keyOf}
      nameOf={({ body }) => body}
      columns={columns}
      filters={{ ...filters, owner: { label: '담당', choices: () => [{ value: String(me.staffNo), label: me.name }] } }}
      views={views}
      {...(mayWrite && { bulk })}
    />
  );
}
