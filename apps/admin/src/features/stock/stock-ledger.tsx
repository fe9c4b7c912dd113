import { listStockEntries } from '@mall/contracts/office/stock';
import { officePath } from '@mall/domain/office/screens';
import { Toned } from '../../kit/badge.tsx';
import { Past } from '../../kit/past.tsx';
import { type CallData, callOffice } from '../../lib/call.ts';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import styles from './stock.module.css';
import { entryWords, reasonName } from './stock-words.ts';

type Entry = CallData<typeof listStockEntries>['entries'][number];
type Props = { productNo: string; optionNo: number };

/** Every entry of an option, the latest first. */
export function StockLedger({ productNo, optionNo }: Props) {
  const params = { productNo, optionNo };
  return (
    <Past
      queryKey={[listStockEntries.path, params]}
      read={({ query, signal }) => callOffice(listStockEntries, { params, query }, { signal })}
      rowsOf={({ entries }) => entries}
      what="원장을"
      nothing="아직 움직인 적이 없어요"
    >
      {(entries) => (
        <table className={styles.ledger}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">언제</th>
              <th scope="col">무엇을</th>
              <th scope="col">수량</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Line key={entry.key} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </Past>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { kind, pieces, counted, reason, note, by, happenedAt } = entry;
  const words = [counted !== null && `센 수량 ${grouped(counted)}개`, reason && reasonName(reason), note, by].filter(
    Boolean,
  );
  return (
    <tr>
      <td>
        <time dateTime={happenedAt} title={fullMoment(happenedAt)}>
          {momentText(happenedAt)}
        </time>
      </td>
      <td>
        <b>{entryWords[kind]}</b> <Source of={entry.of} />
        {words.length > 0 && <p>{words.join(' · ')}</p>}
      </td>
      <td>
        <Toned tone={pieces < 0 ? 'err' : pieces > 0 ? 'ok' : 'plain'} isStrong>
          {pieces > 0 ? `+${grouped(pieces)}` : grouped(pieces)}
        </Toned>
      </td>
    </tr>
  );
}

const pathOf = ({ kind, mallId, number }: NonNullable<Entry['of']>): string =>
  kind === 'order'
    ? officePath({ screen: 'order', params: { mallId, orderNo: number } })
    : officePath({ screen: 'application', params: { mallId, applicationNo: number } });

function Source({ of }: { of: Entry['of'] }) {
  const mayRead = { order: useMay('orders.read'), application: useMay('applications.read') };
  if (!of) return null;
  const text = `${of.mallName} ${of.number}`;
  if (!mayRead[of.kind]) return <span className={styles.source}>{text}</span>;
  return (
    <a className={styles.source} href={pathOf(of)}>
      {text}
    </a>
  );
}
