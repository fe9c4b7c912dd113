import type { MallOpening } from '@mall/contracts/office/mall-opening';
import { type MallSettings, showMallSettings } from '@mall/contracts/office/malls';
import { formatWon } from '@mall/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/page.tsx';
import { reading } from '../../../lib/use-office.ts';
import { deliveryLabels, joiningLabels, limitLabels, settingReasons } from '../setting-words.ts';
import styles from './opening.module.css';

type Value = number | boolean;
const words = {
  won: (value: Value) => formatWon(Number(value)),
  hour: (value: Value) => `${value}시`,
  days: (value: Value) => `${value}일`,
  count: (value: Value) => `${value}`,
  switch: (value: Value) => (value ? '켬' : '끔'),
};

/** Every setting of this step with its value in a mall. */
function valuesOf({ delivery, limits, joining }: MallSettings) {
  const row = (name: string, label: string, kind: keyof typeof words, value: Value | undefined) =>
    value === undefined ? [] : [{ name, label, words: words[kind](value) }];
  return [
    ...row('deliveryFee', deliveryLabels.deliveryFee, 'won', delivery?.deliveryFee),
    ...row('freeDeliveryFrom', deliveryLabels.freeDeliveryFrom, 'won', delivery?.freeDeliveryFrom),
    ...row('remoteSurcharge', deliveryLabels.remoteSurcharge, 'won', delivery?.remoteSurcharge),
    ...row('cutOffHour', deliveryLabels.cutOffHour, 'hour', delivery?.cutOffHour),
    ...row('preparingDays', deliveryLabels.preparingDays, 'days', delivery?.preparingDays),
    ...row('parcelDays', deliveryLabels.parcelDays, 'days', delivery?.parcelDays),
    ...row('installationDays', deliveryLabels.installationDays, 'days', delivery?.installationDays),
    ...row('remoteDays', deliveryLabels.remoteDays, 'days', delivery?.remoteDays),
    ...row('depositDays', limitLabels.depositDays, 'days', limits?.depositDays),
    ...row('mostPieces', limitLabels.mostPieces, 'count', limits?.mostPieces),
    ...row('mostUnpaidOrders', limitLabels.mostUnpaidOrders, 'count', limits?.mostUnpaidOrders),
    ...row('mostOpenApplications', limitLabels.mostOpenApplications, 'count', limits?.mostOpenApplications),
    ...row('needsApproval', joiningLabels.needsApproval, 'switch', joining.needsApproval),
    ...row('hasDormancy', joiningLabels.hasDormancy, 'switch', joining.hasDormancy),
    ...row('isLoginOpen', joiningLabels.isLoginOpen, 'switch', joining.isLoginOpen),
  ];
}

/** The settings of the mall from which this one was made, with reasons; nothing without such a mall. */
export function OriginValues({ origin, settings }: { origin: MallOpening['origin']; settings: MallSettings }) {
  const { data } = useQuery({
    ...reading(showMallSettings, { params: { mallId: origin.mallId } }),
    enabled: origin.mallId > 0,
  });
  if (!data) return null;
  const own = valuesOf(settings);
  return (
    <Card title={`${origin.name}에서는`} note={origin.kind === 'CHILD' ? '블루프린트의 값' : '복사한 몰의 값'}>
      <ul className={styles.texts}>
        {valuesOf(data).map(({ name, label, words: value }) => (
          <li key={name}>
            <b>{label}</b>
            <span>{settingReasons[name]}</span>
            <span>
              {value}
              {own.some((one) => one.name === name && one.words !== value) && (
                <Badge tone="info" size="sm">
                  이 몰은 달라요
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
