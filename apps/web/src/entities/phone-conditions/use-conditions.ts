import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import { openConditions, type PhoneConditions } from '@mall/domain/phone-conditions';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { writeConditions } from './conditions-text.ts';
import { priceBookQuery } from './price-book.query.ts';
import { keepForVisit, statedConditions, useVisit } from './visit-conditions.ts';

const noPlans: readonly CarrierPlan[] = [];

/**
 * The conditions of this visit, with the data for their bar; the mall's plans provide the carriers and age groups. With the same function
 * it returns the same object until the conditions change.
 */
export function useConditions(onChange: (my: string | undefined) => void) {
  const { conditions } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const { joinType } = conditions ?? openConditions;
  const { data } = useQuery({ ...priceBookQuery(joinType), enabled: conditions !== null || isOpen });
  const plans = data?.plans ?? noPlans;
  const changes = useMemo(() => {
    const change = (part: Partial<PhoneConditions>) => {
      const next = { ...(statedConditions() ?? openConditions), ...part };
      const my = writeConditions(next);
      keepForVisit({ my, age: next.age });
      onChange(my);
    };
    return {
      change,
      begin: () => change(openConditions),
      /** Once opened, all phones are priced by the same conditions; every change applies at once. */
      open: () => {
        if (!statedConditions()) change(openConditions);
        setOpen(true);
      },
      close: () => setOpen(false),
      clear: () => {
        setOpen(false);
        keepForVisit({ my: '', age: null });
        onChange(undefined);
      },
    };
  }, [onChange]);
  return useMemo(() => ({ conditions, plans, isOpen, ...changes }), [conditions, plans, isOpen, changes]);
}
export type Conditions = ReturnType<typeof useConditions>;
