import {
  fetchProductSheet,
  listProductSheets,
  type ProductSheetDetail,
  runProductSheet,
  type SheetRow,
  showProductSheet,
  stopProductSheet,
} from '@mall/contracts/office/product-sheets';
import { listProducts } from '@mall/contracts/office/products';
import { isWriting, type SheetVerdict } from '@mall/domain/office/product-sheet/verdict';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Checkbox, Segment } from '../../../kit/form/controls.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../../kit/states.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { callOffice } from '../../../lib/call.ts';
import { momentText } from '../../../lib/moments.ts';
import { grouped } from '../../../lib/numbers.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { reading, refresh, useAct } from '../../../lib/use-office.ts';
import { type ChoiceName, choices, SheetRows } from './sheet-rows.tsx';
import styles from './sheets.module.css';
import { isUnderWay, kindNames, standing, useSheets } from './use-sheets.ts';

/** The sheet that the address names. */
export function SheetRoute() {
  const { sheetNo = '' } = useParams({ strict: false });
  return <SheetPage key={sheetNo} sheetNo={Number(sheetNo)} />;
}

const isOpen = ({ verdict }: SheetRow): boolean => isWriting(verdict as SheetVerdict);

function SheetPage({ sheetNo }: { sheetNo: number }) {
  const { data, error, refetch } = useQuery(reading(showProductSheet, { params: { sheetNo } }));
  const head = useSheets().data?.find((one) => one.sheetNo === sheetNo) ?? data;
  useRowsOfEnd(head?.run?.endedAt ?? '');
  if (error && !data) return <Failure error={error} what="시트를" retry={() => void refetch()} />;
  if (!data || !head) return <RowSkeleton rows={12} columns={4} />;
  const { fileName, kind, rows, madeAt } = data;
  const { name, tone } = standing(head);
  return (
    <>
      <PageHead
        title={`시트 ${sheetNo}번`}
        parent={<OfficeLink screen="productSheets">시트로 고치기</OfficeLink>}
        context={`${fileName} · ${kindNames[kind]} ${grouped(rows)}줄 · ${momentText(madeAt)}`}
        badges={<Badge tone={tone}>{name}</Badge>}
        actions={<Acts sheet={{ ...data, ...head }} />}
      />
      <PageBody>
        {isUnderWay(head) && (
          <progress className={styles.progress} aria-label="고치는 중" max={rows} value={head.run?.doneRows ?? 0} />
        )}
        {head.run?.failure && <p role="alert">{head.run.failure}</p>}
        <Columns sheet={data} />
        <Rows sheet={data} />
      </PageBody>
    </>
  );
}

/** Refetches the rows once it has ended. */
function useRowsOfEnd(endedAt: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (endedAt !== '') void refresh(queryClient, [showProductSheet, listProducts]);
  }, [endedAt, queryClient]);
}

/** The headings that were understood, and those that were not. */
function Columns({ sheet: { columns } }: { sheet: ProductSheetDetail }) {
  const unknown = columns.filter(({ field }) => field === null).map(({ heading }) => heading);
  const known = columns.filter(({ field }) => field !== null).map(({ heading }) => heading);
  return (
    <p className={styles.columns}>
      {`읽은 열: ${known.join(', ')}`}
      {unknown.length > 0 && <b>{` · 읽지 않은 열: ${unknown.join(', ')}`}</b>}
    </p>
  );
}

function Rows({ sheet: { kind, lines } }: { sheet: ProductSheetDetail }) {
  const [choice, setChoice] = useState<ChoiceName>('all');
  const names = Object.keys(choices) as ChoiceName[];
  return (
    <>
      <div className={styles.bar}>
        <Segment
          label="보여 줄 줄"
          choices={names.map((value) => ({
            value,
            label: `${choices[value].label} ${grouped(lines.filter(choices[value].holds).length)}`,
          }))}
          value={choice}
          onChange={(value) => setChoice(value as ChoiceName)}
        />
      </div>
      <SheetRows {...{ kind, lines, choice }} />
    </>
  );
}

const changes = [listProductSheets, showProductSheet];

function Acts({ sheet }: { sheet: ProductSheetDetail }) {
  const { sheetNo, lines, run } = sheet;
  const toast = useToast();
  const [withWarned, setWithWarned] = useState(false);
  const start = useAct(runProductSheet, { changes });
  const stop = useAct(stopProductSheet, { changes });
  const params = { sheetNo };
  const onError = (error: unknown) => toast.error(error);
  const open = lines.filter(isOpen);
  const warned = open.filter(({ warnings }) => warnings.length > 0).length;
  const count = withWarned ? open.length : open.length - warned;
  if (isUnderWay(sheet))
    return (
      <Button isBusy={stop.isPending} onClick={() => stop.mutate({ params }, { onError })}>
        멈추기
      </Button>
    );
  return (
    <>
      <Results sheetNo={sheetNo} />
      {run?.state !== 'DONE' && warned > 0 && (
        <Checkbox checked={withWarned} onChange={({ target }) => setWithWarned(target.checked)}>
          {`경고 ${grouped(warned)}줄도 고치기`}
        </Checkbox>
      )}
      {run?.state !== 'DONE' && (
        <Button
          variant="primary"
          disabled={count === 0}
          isBusy={start.isPending}
          onClick={() => start.mutate({ params, body: { withWarned } }, { onError })}
        >
          {`${grouped(count)}줄 ${run ? '이어서 ' : ''}고치기`}
        </Button>
      )}
    </>
  );
}

/** The rows as they were uploaded, with the result beside each. */
function Results({ sheetNo }: { sheetNo: number }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const receive = async () => {
    setBusy(true);
    try {
      saveFile(`시트_${sheetNo}_결과.xlsx`, await callOffice(fetchProductSheet, { params: { sheetNo } }));
    } catch (error) {
      toast.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} isBusy={isBusy} onClick={() => void receive()}>
      결과 받기
    </Button>
  );
}
