import { type MallSettings, saveMallLimits } from '@mall/contracts/office/malls';
import { TextField } from '../../kit/form/controls.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import { SectionCard } from './section-card.tsx';
import { limitLabels } from './setting-words.ts';
import { settingsReads, useSectionForm } from './use-section-form.ts';

type Values = typeof limitLabels;
type Props = { settings: MallSettings; part: NonNullable<MallSettings['limits']>; mayWrite: boolean };

/** How long a deposit is waited for, and how much one member may hold at a time. */
export function LimitsSection({ settings, part, mayWrite }: Props) {
  const save = useAct(saveMallLimits, { changes: settingsReads });
  const form = useSectionForm<'limits', Values>({
    ...{ part, shape: saveMallLimits.body, labels: limitLabels },
    toValues: ({ depositDays, mostPieces, mostUnpaidOrders, mostOpenApplications }) => ({
      ...{ depositDays: String(depositDays), mostPieces: String(mostPieces) },
      ...{ mostUnpaidOrders: String(mostUnpaidOrders), mostOpenApplications: String(mostOpenApplications) },
    }),
    toBody: ({ depositDays, mostPieces, mostUnpaidOrders, mostOpenApplications }) => ({
      ...{ depositDays: numberOf(depositDays), mostPieces: numberOf(mostPieces) },
      mostUnpaidOrders: numberOf(mostUnpaidOrders),
      mostOpenApplications: numberOf(mostOpenApplications),
    }),
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  const field = (name: keyof Values, unit: string) => ({
    ...{ label: limitLabels[name], unit, inputMode: 'numeric' as const, disabled: !mayWrite, ...form.field(name) },
  });
  return (
    <SectionCard title="주문 조건" part={part} form={form} mayWrite={mayWrite}>
      <TextField help="주문한 날부터 이 날수가 지나면 취소하고 재고를 돌려놓아요." {...field('depositDays', '일')} />
      <TextField {...field('mostPieces', '개')} />
      <TextField {...field('mostUnpaidOrders', '건')} />
      <TextField {...field('mostOpenApplications', '건')} />
    </SectionCard>
  );
}
