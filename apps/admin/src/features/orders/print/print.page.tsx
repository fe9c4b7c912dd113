import { listPicking, printSlips } from '@mall/contracts/office/order-work';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../kit/button.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import { fullMoment } from '../../../lib/moments.ts';
import type { SearchParams } from '../../../lib/search.ts';
import { reading } from '../../../lib/use-office.ts';
import { placeOf } from '../order-key.ts';
import { Picking } from './picking.tsx';
import styles from './print.module.css';
import { Slip } from './slip.tsx';

/** Papers for packing the orders that the address names: `?kind=slips&of=1-2026…,1-2026…`. */
export function PrintPage() {
  const { kind, of = '' }: SearchParams = useSearch({ strict: false });
  const items = of.split(',').filter(Boolean).map(placeOf);
  return kind === 'slips' ? <Slips items={items} /> : <PickingList items={items} />;
}

type Props = { readonly items: ReturnType<typeof placeOf>[] };

function PickingList({ items }: Props) {
  const { data, error, refetch } = useQuery(reading(listPicking, { body: { items } }));
  if (!data) return <Waiting what="피킹 리스트를" error={error} retry={refetch} />;
  return (
    <Paper title="피킹 리스트" printed={data} isEmpty={data.rows.length === 0}>
      <Picking rows={data.rows} />
    </Paper>
  );
}

function Slips({ items }: Props) {
  // Printing is logged, so it must not be refetched on window focus.
  const once = { staleTime: Infinity, refetchOnWindowFocus: false } as const;
  const { data, error, refetch } = useQuery({ ...reading(printSlips, { body: { items } }), ...once });
  if (!data) return <Waiting what="명세서를" error={error} retry={refetch} />;
  return (
    <Paper title="거래 명세서" printed={data} isEmpty={data.slips.length === 0}>
      {data.slips.map((slip) => (
        <Slip key={`${slip.mallId} ${slip.orderNo}`} slip={slip} mark={markOf(data)} />
      ))}
    </Paper>
  );
}

type WaitingProps = { readonly what: string; readonly error: Error | null; readonly retry: () => unknown };
const Waiting = ({ what, error, retry }: WaitingProps) =>
  error ? <Failure error={error} what={what} retry={() => void retry()} /> : <RowSkeleton rows={8} columns={3} />;

type Printed = { readonly printedAt: string; readonly staffName: string };
/** On every sheet: who printed it, and when. */
const markOf = ({ staffName, printedAt }: Printed) => `${staffName} · ${fullMoment(printedAt)} 출력`;

type PaperProps = {
  readonly title: string;
  readonly printed: Printed;
  readonly isEmpty: boolean;
  readonly children: React.ReactNode;
};

function Paper({ title, printed, isEmpty, children }: PaperProps) {
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="orders">주문</OfficeLink>}
        title={title}
        context={markOf(printed)}
        actions={
          !isEmpty && (
            <Button variant="primary" icon={Printer} keys="p" onClick={() => window.print()}>
              인쇄
            </Button>
          )
        }
      />
      <PageBody>
        {isEmpty ? <Empty title="인쇄할 것이 없어요" /> : <div className={styles.paper}>{children}</div>}
      </PageBody>
    </>
  );
}
