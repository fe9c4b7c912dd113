import { type MallSettings, saveMallDelivery } from '@mall/contracts/office/malls';
import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../kit/button.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './malls.module.css';
import { SectionCard } from './section-card.tsx';
import { deliveryLabels } from './setting-words.ts';
import { settingsReads, useSectionForm } from './use-section-form.ts';

const dayFields = ['cutOffHour', 'preparingDays', 'parcelDays', 'installationDays', 'remoteDays'] as const;
type DayField = (typeof dayFields)[number];
const daysOf = <From, To>(from: Readonly<Record<DayField, From>>, to: (value: From) => To) =>
  Object.fromEntries(dayFields.map((field) => [field, to(from[field])])) as Record<DayField, To>;
type Fee = { deliveryMethod: (typeof deliveryMethodCodes)[number]; fee: string; freeFrom: string };
type Values = Record<DayField | 'deliveryFee' | 'freeDeliveryFrom' | 'remoteSurcharge', string> & { byMethod: Fee[] };
type Props = { settings: MallSettings; part: NonNullable<MallSettings['delivery']>; mayWrite: boolean };

/** What delivery costs and how long it takes; applies to new orders. */
export function DeliverySection({ settings, part, mayWrite }: Props) {
  const save = useAct(saveMallDelivery, { changes: settingsReads });
  const form = useSectionForm<'delivery', Values>({
    ...{ part, shape: saveMallDelivery.body, labels: deliveryLabels },
    toValues: ({ deliveryFee, freeDeliveryFrom, remoteSurcharge, byMethod, ...days }) => ({
      ...daysOf(days, String),
      deliveryFee: String(deliveryFee),
      freeDeliveryFrom: String(freeDeliveryFrom),
      remoteSurcharge: String(remoteSurcharge),
      byMethod: byMethod.map(({ deliveryMethod, fee, freeFrom }) => ({
        ...{ deliveryMethod, fee: String(fee), freeFrom: freeFrom === null ? '' : String(freeFrom) },
      })),
    }),
    toBody: ({ deliveryFee, freeDeliveryFrom, remoteSurcharge, byMethod, ...days }) => ({
      ...daysOf(days, numberOf),
      deliveryFee: numberOf(deliveryFee),
      freeDeliveryFrom: numberOf(freeDeliveryFrom),
      remoteSurcharge: numberOf(remoteSurcharge),
      byMethod: byMethod.map(({ deliveryMethod, fee, freeFrom }) => ({
        ...{ deliveryMethod, fee: numberOf(fee), freeFrom: freeFrom.trim() === '' ? null : numberOf(freeFrom) },
      })),
    }),
    send: (body) => save.mutateAsync({ params: { mallId: settings.mallId }, body }),
  });
  const days = { unit: '일', inputMode: 'numeric', disabled: !mayWrite } as const;
  const won = { unit: '원', inputMode: 'numeric', disabled: !mayWrite } as const;
  const { byMethod } = form.values;
  const free = deliveryMethodCodes.filter((code) => !byMethod.some(({ deliveryMethod }) => deliveryMethod === code));
  const add = (deliveryMethod: Fee['deliveryMethod']) =>
    form.set('byMethod', [...byMethod, { deliveryMethod, fee: '', freeFrom: '' }]);
  return (
    <SectionCard title="배송" part={part} form={form} mayWrite={mayWrite}>
      <TextField label={deliveryLabels.deliveryFee} {...won} {...form.field('deliveryFee')} />
      <TextField
        label={deliveryLabels.freeDeliveryFrom}
        note="0이면 늘 무료"
        {...won}
        {...form.field('freeDeliveryFrom')}
      />
      <TextField label={deliveryLabels.remoteSurcharge} {...won} {...form.field('remoteSurcharge')} />
      <TextField
        label={deliveryLabels.cutOffHour}
        help="이 시각 전에 주문하면 그날 주문으로 쳐요. 도착 예정일을 이 시각과 기간으로 약속해요."
        {...days}
        unit="시"
        {...form.field('cutOffHour')}
      />
      <TextField
        label={deliveryLabels.preparingDays}
        note="당일 출고가 아닌 상품"
        {...days}
        {...form.field('preparingDays')}
      />
      <TextField label={deliveryLabels.parcelDays} {...days} {...form.field('parcelDays')} />
      <TextField label={deliveryLabels.installationDays} {...days} {...form.field('installationDays')} />
      <TextField label={deliveryLabels.remoteDays} {...days} {...form.field('remoteDays')} />
      <fieldset className={styles.methods}>
        <legend>{deliveryLabels.byMethod}</legend>
        {byMethod.map(({ deliveryMethod }, at) => (
          <div key={deliveryMethod} className={styles.method}>
            <SelectField
              label="배송 방법"
              disabled={!mayWrite}
              choices={[deliveryMethod, ...free].map((value) => ({ value, label: deliveryMethodName(value) }))}
              {...form.field(`byMethod.${at}.deliveryMethod`)}
            />
            <TextField label="배송비" {...won} {...form.field(`byMethod.${at}.fee`)} />
            <TextField label="무료 기준" note="비우면 늘 유료" {...won} {...form.field(`byMethod.${at}.freeFrom`)} />
            {mayWrite && (
              <IconButton
                icon={X}
                label={`${deliveryMethodName(deliveryMethod)} 배송비 빼기`}
                onClick={() => form.set('byMethod', byMethod.toSpliced(at, 1))}
              />
            )}
          </div>
        ))}
        {mayWrite && free[0] !== undefined && (
          <Button size="sm" icon={Plus} onClick={() => free[0] && add(free[0])}>
            배송 방법 추가
          </Button>
        )}
        {!mayWrite && byMethod.length === 0 && <p>모든 배송 방법이 같아요.</p>}
      </fieldset>
    </SectionCard>
  );
}
