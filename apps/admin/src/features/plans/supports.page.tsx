import {
  checkSupportFile,
  listSupports,
  type SupportFileReport,
  type SupportGrid,
  type SupportRow,
  saveSupports,
} from '@mall/contracts/office/supports';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Checkbox, SelectField, TextField } from '../../kit/form/controls.tsx';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { SearchParams } from '../../lib/search.ts';
import { reading, refresh } from '../../lib/use-office.ts';
import { FileLoad } from './file-modal.tsx';
import { PlanTabs } from './plan-tabs.tsx';
import { nextMonth } from './plan-words.ts';
import styles from './plans.module.css';
import { ProposeModal } from './propose-modal.tsx';
import { SupportSave } from './support-save.tsx';
import { SupportTable } from './support-table.tsx';
import { SupportTimeline } from './support-timeline.tsx';
import { useSupportEdits } from './use-support-edits.ts';

/** Supports of one mall, now and from a day on. */
export function SupportsPage() {
  const { mall, field } = useOneMall();
  if (!mall) return <RowSkeleton rows={8} columns={6} />;
  return <Supports key={mall.mallId} mall={mall} mallField={field} />;
}

type Asked = { readonly on: string; readonly carrier: string; readonly productNo: string };

function Supports({ mall, mallField }: { mall: OfficeMall; mallField: ReactNode }) {
  const { on: named, productNo = '' }: SearchParams = useSearch({ strict: false });
  const [asked, setAsked] = useState<Asked>({ on: named ?? nextMonth(), carrier: '', productNo });
  const [isChangedOnly, setChangedOnly] = useState(false);
  const edits = useSupportEdits();
  const { data, error, refetch } = useQuery({
    ...reading(listSupports, {
      params: { mallId: mall.mallId },
      query: {
        on: asked.on,
        ...(asked.carrier && { carrier: asked.carrier }),
        ...(asked.productNo && { productNo: asked.productNo }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const ask = (change: Partial<Asked>) => {
    edits.clear();
    setAsked({ ...asked, ...change });
  };
  const mayEdit = data !== undefined && (data.mayWrite || data.mayPropose) && asked.on > seoulDay();
  const rows = data?.rows.filter((row) => !isChangedOnly || edits.isEdited(row) || isDifferent(row)) ?? [];
  return (
    <>
      <PageHead
        title="요금제·지원금"
        context={data && `${mall.name} · 조합 ${grouped(data.rows.length)}개${data.isCut ? ' 넘게' : ''}`}
        actions={
          <>
            <PlanTabs tab="plans" />
            {data && (data.mayWrite || data.mayPropose) && <SupportFile mall={mall} grid={data} />}
          </>
        }
      />
      <PageBody>
        {data && <SupportTimeline grid={data} on={asked.on} onPick={(on) => ask({ on })} />}
        <div className={styles.filters}>
          {mallField}
          <TextField
            type="date"
            label="적용일"
            size="sm"
            min={shiftDay(seoulDay(), 1)}
            value={asked.on}
            onChange={({ target }) => target.value && ask({ on: target.value })}
          />
          <SelectField
            label="통신사"
            size="sm"
            choices={[
              { value: '', label: '모든 통신사' },
              ...(data?.carriers ?? []).map((name) => ({ value: name, label: name })),
            ]}
            value={asked.carrier}
            onChange={({ target }) => ask({ carrier: target.value })}
          />
          <SelectField
            label="모델"
            size="sm"
            choices={[
              { value: '', label: '지원금이 있는 조합' },
              ...(data?.phones ?? []).map(({ productNo, name }) => ({ value: productNo, label: name })),
            ]}
            value={asked.productNo}
            onChange={({ target }) => ask({ productNo: target.value })}
          />
          <Checkbox checked={isChangedOnly} onChange={({ target }) => setChangedOnly(target.checked)}>
            달라지는 것만
          </Checkbox>
        </div>
        {data?.isCut && <p className={styles.quiet}>많아서 일부만 보여요. 모델이나 통신사로 좁혀 주세요.</p>}
        {error && !data && <Failure error={error} what="지원금을" retry={() => void refetch()} />}
        {!data && !error && <RowSkeleton rows={10} columns={6} />}
        {data && rows.length === 0 && <Empty title="보여 드릴 조합이 없어요" />}
        {data && rows.length > 0 && <SupportTable {...{ rows, edits, mayEdit }} on={asked.on} />}
      </PageBody>
      {data && <SupportSave mall={mall} grid={data} on={asked.on} edits={edits} />}
    </>
  );
}

const isDifferent = ({ now, later }: SupportRow): boolean => JSON.stringify(now) !== JSON.stringify(later);

/** A file: staff with write permission load it, a dealer proposes its changes. */
function SupportFile({ mall, grid }: { mall: OfficeMall; grid: SupportGrid }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [proposed, setProposed] = useState<SupportFileReport>();
  const params = { mallId: mall.mallId };
  const load = async (_: File, report: SupportFileReport) => {
    if (!grid.mayWrite) {
      setProposed(report);
      return undefined;
    }
    const { changed } = await callOffice(saveSupports, { params, body: { cells: report.cells } });
    await refresh(queryClient, [listSupports]);
    toast(`지원금 ${grouped(changed)}개를 바꿨어요`);
    return report;
  };
  return (
    <>
      <FileLoad
        title={`${mall.name} 지원금 올리기`}
        help="첫 줄에 상품번호, 용량, 요금제번호, 가입방법, 공통지원금, 추가지원금, 시작일, 종료일을 적어요. 내일부터 시작하는 줄을 올릴 수 있어요."
        check={(file) => callOffice(checkSupportFile, { params }, { file })}
        verb={({ changes }) =>
          grid.mayWrite ? `${grouped(changes.length)}줄 바꾸기` : `${grouped(changes.length)}줄 제안하기`
        }
        load={load}
      />
      {proposed && <ProposeModal mall={mall} cells={proposed.cells} onClose={() => setProposed(undefined)} />}
    </>
  );
}
