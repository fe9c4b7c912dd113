import { Note } from '@mall/ui/note';
import { AgeField } from '../../../entities/phone-conditions/age-field.tsx';
import { usePlanQuotes } from '../model/use-plan-quotes.ts';
import type { Wireless } from '../model/use-wireless.ts';
import { LeastButton } from './least-button.tsx';
import { CarrierField } from './option-fields.tsx';
import { PlanList } from './plan-list.tsx';

type Props = { wireless: Wireless; className: string | undefined };

/** On the page itself: joining type, carrier, and the first of its plans that the applicant may take. */
export function PlanFields({ wireless, className }: Props) {
  const { detail, choice, priced, age, openCarriers, shownPlans, chooseAge, chooseCarrier, choosePlan } = wireless;
  const quotes = usePlanQuotes(wireless, shownPlans);
  return (
    <div className={className}>
      <AgeField plans={detail.plans} age={age} onChange={chooseAge} />
      <CarrierField carriers={openCarriers} value={priced?.plan.carrier} onChange={chooseCarrier} />
      {shownPlans.length === 0 ? (
        <Note tone="warn">이 조건으로 가입할 수 있는 요금제가 없어요. 가입 방법을 바꿔 주세요.</Note>
      ) : (
        <>
          <LeastButton wireless={wireless} />
          <PlanList label="요금제" plans={shownPlans} chosenNo={choice.planNo} quotes={quotes} onChoose={choosePlan} />
        </>
      )}
    </div>
  );
}
