import { instalmentMonths, joinTypes } from '@mall/contracts/wireless-codes';
import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import { discountTypeLabels, instalmentLabel, joinTypeLabels, withDots } from '@mall/domain/wireless-words';
import { ageGroupLabel, ageGroups, isInGroup } from './age-groups.ts';

type Plans = readonly Pick<CarrierPlan, 'carrier' | 'minAge' | 'maxAge'>[];
type Option = { readonly value: string; readonly label: string };

const leastData = [0, 5, 20, 100, Number.POSITIVE_INFINITY];
const otherCarrier = '알뜰폰';
const any = '상관없어요';

export const dataLabel = (gigabytes: number): string => {
  if (gigabytes === 0) return any;
  return Number.isFinite(gigabytes) ? `${gigabytes}GB 이상` : '무제한';
};

/** One part of the conditions: its name, and its choices as texts. */
export type ConditionField = {
  readonly label: string;
  /** The effect of choosing it. */
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly read: (value: string) => Partial<PhoneConditions>;
};

const joinHints: Record<PhoneConditions['joinType'], string> = {
  ...{ NEW: '새 번호를 받아요', TRANSFER: '번호는 그대로 써요', CHANGE: '통신사와 번호가 그대로예요' },
};

const option = (value: string | number, label: string): Option => ({ value: String(value), label });
const carriersOf = (plans: Plans): string[] => [...new Set(plans.map(({ carrier }) => carrier))];

/** Every part of the conditions, with the carriers and age groups of the mall's plans. */
export function conditionFields(conditions: PhoneConditions, plans: Plans) {
  const { joinType, age } = conditions;
  const carriers = carriersOf(plans);
  const groups = ageGroups(plans);
  const group = groups.find((one) => age !== null && isInGroup(one, age));
  return {
    joinType: {
      label: '가입 방법',
      hint: joinHints[joinType],
      value: joinType,
      options: joinTypes.map((value) => option(value, joinTypeLabels[value].title)),
      // The current carrier has another meaning for another joining type.
      read: (value) => ({ joinType: value as PhoneConditions['joinType'], currentCarrier: '', carrier: '' }),
    },
    currentCarrier: {
      label: '지금 통신사',
      value: conditions.currentCarrier,
      options: [
        option('', '선택 안 함'),
        ...[...carriers, ...(joinType === 'CHANGE' ? [] : [otherCarrier])].map((one) => option(one, one)),
      ],
      read: (currentCarrier) => ({ currentCarrier, ...(joinType === 'CHANGE' && { carrier: currentCarrier }) }),
    },
    carrier: {
      label: joinType === 'TRANSFER' ? '옮길 통신사' : '가입할 통신사',
      value: conditions.carrier,
      options: [
        option('', any),
        ...carriers.filter((one) => one !== conditions.currentCarrier).map((one) => option(one, one)),
      ],
      read: (carrier) => ({ carrier }),
    },
    age: {
      label: '나이',
      hint: '신청할 때 본인인증으로 확인해요',
      value: group ? String(group.from) : '',
      options: [option('', '선택 안 함'), ...groups.map((one) => option(one.from, ageGroupLabel(one)))],
      read: (value) => ({ age: value === '' ? null : Number(value) }),
    },
    leastData: {
      label: '데이터',
      value: String(conditions.leastData),
      options: leastData.map((gigabytes) => option(gigabytes, dataLabel(gigabytes))),
      read: (value) => ({ leastData: Number(value) }),
    },
    instalmentMonths: {
      label: '할부 기간',
      value: String(conditions.instalmentMonths),
      options: instalmentMonths.map((months) => option(months, instalmentLabel(months))),
      read: (value) => ({ instalmentMonths: Number(value) as PhoneConditions['instalmentMonths'] }),
    },
    discountType: {
      label: '할인 방법',
      value: conditions.discountType ?? '',
      options: [
        option('PLAN_DISCOUNT', discountTypeLabels.PLAN_DISCOUNT),
        option('COMMON_SUPPORT', discountTypeLabels.COMMON_SUPPORT),
        option('', '더 낮은 쪽'),
      ],
      read: (value) => ({ discountType: (value || null) as PhoneConditions['discountType'] }),
    },
    contractMonths: {
      label: '선택약정 기간',
      value: String(conditions.contractMonths),
      options: [24, 12].map((months) => option(months, `${months}개월`)),
      read: (value) => ({ contractMonths: Number(value) as PhoneConditions['contractMonths'] }),
    },
  } satisfies Record<keyof PhoneConditions, ConditionField>;
}

/** Which parts to ask for: a new line has no previous carrier, and a change of phone keeps its carrier. */
export const askedFields = ({ joinType, discountType }: PhoneConditions): (keyof PhoneConditions)[] => [
  'joinType',
  ...(joinType === 'NEW' ? [] : (['currentCarrier'] as const)),
  ...(joinType === 'CHANGE' ? [] : (['carrier'] as const)),
  ...(['age', 'leastData', 'instalmentMonths', 'discountType'] as const),
  ...(discountType === 'COMMON_SUPPORT' ? [] : (['contractMonths'] as const)),
];

/** The conditions in the fewest words: the carriers imply the joining type, and open parts are left out. */
export function conditionFacts(conditions: PhoneConditions, plans: Plans) {
  const fields = conditionFields(conditions, plans);
  const textOf = ({ value, options }: ConditionField) => options.find((one) => one.value === value)?.label ?? '';
  const { joinType, currentCarrier, carrier, discountType, contractMonths } = conditions;
  const carriers =
    joinType === 'TRANSFER' && currentCarrier ? `${currentCarrier} → ${carrier || '모든 통신사'}` : carrier;
  const isShort = discountType !== 'COMMON_SUPPORT' && contractMonths === 12;
  return [
    { label: carriers || fields.joinType.label, text: textOf(fields.joinType) },
    conditions.age !== null && { label: fields.age.label, text: textOf(fields.age) },
    conditions.leastData > 0 && { label: fields.leastData.label, text: textOf(fields.leastData) },
    { label: '할부', text: textOf(fields.instalmentMonths) },
    { label: isShort ? '할인 · 12개월 약정' : '할인', text: textOf(fields.discountType) },
  ].filter((fact) => fact !== false);
}

/** The conditions in one line; open parts are left out. */
export const conditionWords = ({ joinType, carrier, leastData: data, ...rest }: PhoneConditions): string =>
  withDots([
    [carrier, joinTypeLabels[joinType].title].filter(Boolean).join(' '),
    data > 0 && `데이터 ${dataLabel(data)}`,
    rest.instalmentMonths === 1 ? '일시불' : `${rest.instalmentMonths}개월 할부`,
    rest.discountType ? discountTypeLabels[rest.discountType] : '낮은 쪽 할인',
  ]);
