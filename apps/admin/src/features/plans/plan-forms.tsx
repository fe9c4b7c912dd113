import { changePlanPrice, endPlan, listPlans, type OfficePlan, savePlan } from '@mall/contracts/office/plans';
import { joinTypes, networks, planPersons } from '@mall/contracts/wireless-codes';
import { personWords } from '@mall/domain/plan-eligibility';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { Checkbox, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import { numberOf } from '../../lib/numbers.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './plan-list.module.css';
import { nextMonth, priceNow } from './plan-words.ts';

type Props = { plan: OfficePlan; onClose: () => void };
const tomorrow = () => shiftDay(seoulDay(), 1);

/** Sets another price from a day on. */
export function PriceModal({ plan, onClose }: Props) {
  const toast = useToast();
  const act = useAct(changePlanPrice, { changes: [listPlans] });
  const price = priceNow(plan.prices);
  const form = useOfficeForm({
    labels: priceLabels,
    shape: changePlanPrice.body,
    values: {
      monthlyPrice: String(price?.monthlyPrice ?? ''),
      discountMonthly12: String(price?.discountMonthly12 ?? ''),
      discountMonthly24: String(price?.discountMonthly24 ?? ''),
      ...{ validFrom: nextMonth(), validTo: '' },
    },
    toBody: ({ validFrom, validTo, ...typed }) => ({
      monthlyPrice: numberOf(typed.monthlyPrice),
      discountMonthly12: numberOf(typed.discountMonthly12),
      discountMonthly24: numberOf(typed.discountMonthly24),
      ...{ validFrom, validTo: validTo === '' ? null : validTo, version: plan.version },
    }),
    send: ({ validFrom, validTo, ...typed }, conflict) =>
      act.mutateAsync({
        params: { planNo: plan.planNo },
        body: {
          monthlyPrice: numberOf(typed.monthlyPrice),
          discountMonthly12: numberOf(typed.discountMonthly12),
          discountMonthly24: numberOf(typed.discountMonthly24),
          ...{ validFrom, validTo: validTo === '' ? null : validTo, version: versionOver(plan.version, conflict) },
        },
      }),
    onSent: () => {
      toast(`${plan.name} 가격을 예약했어요`);
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={`${plan.name} 가격 바꾸기`}
      note="지난 가격은 그대로예요"
      verb="예약하기"
      onClose={onClose}
    >
      <TextField label={priceLabels.monthlyPrice} inputMode="numeric" unit="원" {...form.field('monthlyPrice')} />
      <div className={styles.pair}>
        <TextField
          label={priceLabels.discountMonthly12}
          inputMode="numeric"
          unit="원"
          {...form.field('discountMonthly12')}
        />
        <TextField
          label={priceLabels.discountMonthly24}
          inputMode="numeric"
          unit="원"
          {...form.field('discountMonthly24')}
        />
      </div>
      <div className={styles.pair}>
        <TextField type="date" label={priceLabels.validFrom} min={tomorrow()} {...form.field('validFrom')} />
        <TextField
          type="date"
          label={priceLabels.validTo}
          note="선택"
          help="이날부터 전 가격으로 돌아가요."
          min={tomorrow()}
          {...form.field('validTo')}
        />
      </div>
    </FormModal>
  );
}
const priceLabels = {
  monthlyPrice: '월정액',
  discountMonthly12: '선택약정 12개월 할인',
  discountMonthly24: '선택약정 24개월 할인',
  validFrom: '시작일',
  validTo: '종료일',
};

/** Ends the plan from a day on. */
export function EndModal({ plan, onClose }: Props) {
  const toast = useToast();
  const act = useAct(endPlan, { changes: [listPlans] });
  const form = useOfficeForm({
    labels: { validTo: '종료일' },
    shape: endPlan.body,
    values: { validTo: nextMonth() },
    toBody: ({ validTo }) => ({ validTo, version: plan.version }),
    send: ({ validTo }, conflict) =>
      act.mutateAsync({
        params: { planNo: plan.planNo },
        body: { validTo, version: versionOver(plan.version, conflict) },
      }),
    onSent: () => {
      toast(`${plan.name} 종료를 예약했어요`);
      onClose();
    },
  });
  return (
    <FormModal form={form} title={`${plan.name} 종료하기`} verb="종료 예약하기" isDanger onClose={onClose}>
      <p className={styles.quiet}>
        이날 00:00부터 새로 가입할 수 없어요. 이미 서명한 신청은 그대로예요.
        {plan.cards.length > 0 && ` 카드 ${plan.cards.length}개가 이 요금제를 기준으로 해서, 카드를 먼저 바꿔야 해요.`}
      </p>
      <TextField type="date" label="종료일" min={tomorrow()} {...form.field('validTo')} />
    </FormModal>
  );
}

const wordLabels = {
  name: '이름',
  dataSummary: '데이터',
  benefitSummary: '혜택',
  isPopular: '인기',
  sortOrder: '순서',
  minAge: '최소 나이',
  maxAge: '최대 나이',
  phoneNetworks: '휴대폰',
  joinTypes: '가입 방법',
  persons: '가입 대상',
};
type Words = Omit<OfficePlan, 'planNo' | 'carrier' | 'prices' | 'cards' | 'version'>;
const ageText = (age: number | null): string => (age === null ? '' : String(age));
const ageOf = (typed: string): number | null => (typed.trim() === '' ? null : numberOf(typed));

const valuesOf = ({ name, dataSummary, benefitSummary, isPopular, sortOrder, minAge, maxAge, ...sets }: Words) => ({
  ...{ name, dataSummary, benefitSummary, isPopular, sortOrder: String(sortOrder) },
  ...{ minAge: ageText(minAge), maxAge: ageText(maxAge) },
  ...{ phoneNetworks: [...sets.phoneNetworks], joinTypes: [...sets.joinTypes], persons: [...sets.persons] },
});
type Values = ReturnType<typeof valuesOf>;

const wordsOf = ({ sortOrder, minAge, maxAge, ...values }: Values): Words => ({
  ...{ ...values, sortOrder: numberOf(sortOrder), minAge: ageOf(minAge), maxAge: ageOf(maxAge) },
});

/** Changes what the plan is, and who may take it. */
export function WordsModal({ plan, onClose }: Props) {
  const toast = useToast();
  const act = useAct(savePlan, { changes: [listPlans] });
  const start = valuesOf(plan);
  const form = useOfficeForm({
    labels: wordLabels,
    shape: savePlan.body,
    values: start,
    toBody: (values) => ({ ...wordsOf(values), version: plan.version }),
    send: (values, conflict) => {
      const saved = conflict && valuesOf(conflict.saved as unknown as Words);
      const merged = mergedOver(start, values, conflict && { ...conflict, saved: saved ?? {} });
      const body = { ...wordsOf(merged), version: versionOver(plan.version, conflict) };
      return act.mutateAsync({ params: { planNo: plan.planNo }, body });
    },
    onSent: () => {
      toast(`${plan.name} 내용을 저장했어요`);
      onClose();
    },
  });
  const { values, set, errors } = form;
  return (
    <FormModal
      form={form}
      title={`${plan.name} 내용 고치기`}
      note="모든 몰에 바로 적용돼요"
      verb="저장하기"
      onClose={onClose}
    >
      <TextField label={wordLabels.name} {...form.field('name')} />
      <TextField label={wordLabels.dataSummary} note="선택" {...form.field('dataSummary')} />
      <TextField label={wordLabels.benefitSummary} note="선택" {...form.field('benefitSummary')} />
      <div className={styles.pair}>
        <TextField label={wordLabels.minAge} note="선택" inputMode="numeric" unit="세" {...form.field('minAge')} />
        <TextField label={wordLabels.maxAge} note="선택" inputMode="numeric" unit="세" {...form.field('maxAge')} />
      </div>
      <Choices
        legend={wordLabels.phoneNetworks}
        error={errors['phoneNetworks']}
        choices={networks.map((value) => ({ value, label: value }))}
        chosen={values.phoneNetworks}
        onChange={(chosen) => set('phoneNetworks', chosen)}
      />
      <Choices
        legend={wordLabels.joinTypes}
        error={errors['joinTypes']}
        choices={joinTypes.map((value) => ({ value, label: joinTypeLabels[value].title }))}
        chosen={values.joinTypes}
        onChange={(chosen) => set('joinTypes', chosen)}
      />
      <Choices
        legend={wordLabels.persons}
        error={errors['persons']}
        choices={planPersons.map((value) => ({ value, label: personWords[value] }))}
        chosen={values.persons}
        onChange={(chosen) => set('persons', chosen)}
      />
      <TextField
        label={wordLabels.sortOrder}
        inputMode="numeric"
        help="작은 수가 먼저 보여요."
        {...form.field('sortOrder')}
      />
      <Checkbox checked={values.isPopular} onChange={({ target }) => set('isPopular', target.checked)}>
        인기 요금제로 보여요
      </Checkbox>
    </FormModal>
  );
}

type ChoicesProps<Value extends string> = {
  legend: string;
  error: string | undefined;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** A choice of several values, in their fixed order. */
function Choices<Value extends string>({ legend, error, choices, chosen, onChange }: ChoicesProps<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(choices.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={({ target }) => toggle(value, target.checked)}>
          {label}
        </Checkbox>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
