import { textOf } from '@mall/contracts/office/personal';
import { discardSheet, getSheet, listSheets } from '@mall/contracts/office/sheets';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Part } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import type { CallData } from '../../lib/call.ts';
import { fullMoment } from '../../lib/moments.ts';
import { grouped, won } from '../../lib/numbers.ts';
import { useMay } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import { sheetStateTones, sheetStateWords } from './sheet-words.ts';

type Sheet = CallData<typeof getSheet>;

/** One sheet: its figures, the rows that cannot be ordered, and discarding it. `sheet` is mall and number, such as `3-41`. */
export function SheetDrawer({ sheet }: { sheet: string }) {
  const [mallId = 0, uploadNo = 0] = sheet.split('-').map(Number);
  const params = { mallId, uploadNo };
  const { data, error, refetch } = useQuery(reading(getSheet, { params }));
  if (!data) {
    return (
      <Drawer title={`파일 ${uploadNo}`}>
        {error ? (
          <Failure error={error} what="파일을" retry={() => void refetch()} />
        ) : (
          <RowSkeleton rows={6} columns={2} />
        )}
      </Drawer>
    );
  }
  return <OpenSheet key={sheet} params={params} data={data} />;
}

type OpenProps = { params: { mallId: number; uploadNo: number }; data: Sheet };

function OpenSheet({ params, data }: OpenProps) {
  const toast = useToast();
  const mayDiscard = useMay('sheets.write') && data.isDiscardable;
  const discard = useAct(discardSheet, {
    changes: [listSheets, getSheet],
    onDone: () => toast('파일을 취소하고 내용을 지웠어요'),
  });
  const form = useOfficeForm({
    shape: discardSheet.body,
    values: { reason: '' },
    send: (body) => discard.mutateAsync({ params, body }),
  });
  return (
    <Drawer
      title={data.fileName || `파일 ${data.uploadNo}`}
      badge={<Badge tone={sheetStateTones[data.state]}>{sheetStateWords[data.state]}</Badge>}
      note={data.mallName}
      history={{ mallId: data.mallId, subject: `sheet ${data.uploadNo}` }}
      {...(mayDiscard && {
        consequence: '올린 내용을 지워요. 되돌릴 수 없어요.',
        actions: (
          <SubmitButton form={form} variant="danger">
            파일 취소하기
          </SubmitButton>
        ),
      })}
    >
      <Part title="내용">
        <KeyValueList items={factsOf(data)} />
      </Part>
      <Part title={`주문할 수 없는 행 ${grouped(data.wrongRows.length)}`}>
        <WrongRows rows={data.wrongRows} />
      </Part>
      {mayDiscard && (
        <Part title="취소">
          <Form form={form}>
            <TextField label="사유" {...form.field('reason')} />
          </Form>
        </Part>
      )}
    </Drawer>
  );
}

const factsOf = (sheet: Sheet) => [
  { label: '회원', value: textOf(sheet.memberName) },
  { label: '올린 시각', value: fullMoment(sheet.uploadedAt) },
  { label: '주문 시각', value: sheet.orderedAt ? fullMoment(sheet.orderedAt) : '아직 주문하지 않았어요' },
  { label: '행', value: `${grouped(sheet.rowCount)}행, 오류 ${grouped(sheet.errorCount)}행` },
  { label: '주문', value: `${grouped(sheet.orderCount)}건` },
  { label: '금액', value: won(sheet.amount) },
];

function WrongRows({ rows }: { rows: Sheet['wrongRows'] }) {
  if (rows.length === 0) return <Empty title="고칠 행이 없어요" />;
  return (
    <KeyValueList
      items={rows.map(({ rowNo, issues }) => ({
        label: `${rowNo}행`,
        value: issues.map(({ message }) => message).join(' '),
      }))}
    />
  );
}
