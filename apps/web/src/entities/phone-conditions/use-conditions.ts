import { openConditions, type PhoneConditions } from '@mall/domain/phone-conditions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeConditions } from './conditions-text.ts';
import { priceBookQuery } from './price-book.query.ts';
import { keepForVisit, useVisit } from './visit-conditions.ts';

/** The conditions of this visit, and what a bar for them needs; the mall's plans name the carriers and the age groups. */
export function useConditions(onChange: (my: string | undefined) => void) {
  const { conditions } = useVisit();
  const [isOpen, setOpen] = useState(false);
  const { joinType } = conditions ?? openConditions;
  const { data } = useQuery({ ...priceBookQuery(joinType), enabled: conditions !== null || isOpen });
  return {
    conditions,
    plans: data?.plans ?? [],
    isOpen,
    /** From the first opening on all phones are priced alike; every change counts at once. */
    open: () => {
      if (!conditions) change(openConditions);
      setOpen(true);
    },
    close: () => setOpen(false),
    begin: () => change(openConditions),
    change: (part: Partial<PhoneConditions>) => change({ ...(conditions ?? openConditions), ...part }),
    clear: () => {
      setOpen(false);
      keepForVisit({ my: '', age: null });
      onChange(undefined);
    },
  };

  function change(next: PhoneConditions): void {
    const my = writeConditions(next);
    keepForVisit({ my, age: next.age });
    onChange(my);
  }
}
export type Conditions = ReturnType<typeof useConditions>;
