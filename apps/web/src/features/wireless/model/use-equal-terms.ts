import { openConditions, type PhoneConditions } from '@mall/domain/phone-conditions';
import { equalChoices } from '@mall/domain/phone-prices';
import { useToast } from '@mall/ui/toast-provider';
import { useState } from 'react';
import { readConditions } from '../../../entities/phone-conditions/conditions-text.ts';
import { useConditions } from '../../../entities/phone-conditions/use-conditions.ts';
import { readVisit, useVisit } from '../../../entities/phone-conditions/visit-conditions.ts';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import type { Compared } from '../../../entities/wireless/compare-shelf.ts';
import type { PhoneThere } from './use-compared-phones.ts';

const noPlan = '모두 함께 쓸 수 있는 요금제가 없어요. 통신사나 데이터를 바꿔 보세요.';

/** Without 내 조건 the first phone sets the terms. */
function conditionsOf({ priced: { choice, plan, quote } }: PhoneThere, age: number | null): PhoneConditions {
  const { joinType, instalmentMonths, contractMonths } = choice;
  const { discountType } = quote;
  return { ...openConditions, carrier: plan.carrier, age, joinType, instalmentMonths, contractMonths, discountType };
}

/** Puts the compared phones on equal terms, each with its own memory and colour, and back to what was chosen for each. */
export function useEqualTerms(phones: readonly PhoneThere[], put: (entry: Compared) => boolean) {
  const { age } = useVisit();
  const toast = useToast();
  const [before, setBefore] = useState<readonly Compared[]>([]);
  const equalise = (conditions: PhoneConditions): void => {
    const wanted = phones.map(({ detail, priced }) => ({ detail, memory: priced.choice.memory }));
    const choices = equalChoices(wanted, conditions);
    if (!choices) {
      toast({ message: noPlan, tone: 'err' });
      return;
    }
    if (before.length === 0) setBefore(phones.map(({ entry }) => entry));
    for (const [index, { entry }] of phones.entries()) put({ ...entry, ...addressOf(choices[index] ?? {}) });
  };
  const conditions = useConditions(() => {
    const { my, age: stated } = readVisit();
    const wanted = readConditions(my, stated);
    if (wanted && phones.length > 0) equalise(wanted);
  });
  return {
    conditions,
    equalise: () => {
      const [first] = phones;
      if (first) equalise(conditions.conditions ?? conditionsOf(first, age));
    },
    /** Undefined while nothing was made equal. */
    restore:
      before.length === 0
        ? undefined
        : () => {
            const isLeft = ({ gdsGrpNo }: Compared) => phones.some(({ entry }) => entry.gdsGrpNo === gdsGrpNo);
            for (const entry of before.filter(isLeft)) put(entry);
            setBefore([]);
          },
  };
}
