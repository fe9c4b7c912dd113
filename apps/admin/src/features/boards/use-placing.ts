import { listOfficeFaqs, type OfficeFaq, placeFaq } from '@mall/contracts/office/faqs';
import { useState } from 'react';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

type Wanted = { readonly faqNo: number; readonly before: number | null };
export type Placing = ReturnType<typeof usePlacing>;

const placed = (faqs: readonly OfficeFaq[], { faqNo, before }: Wanted): readonly OfficeFaq[] => {
  const moved = faqs.find((one) => one.faqNo === faqNo);
  const rest = faqs.filter((one) => one.faqNo !== faqNo);
  const at = rest.findIndex((one) => one.faqNo === before);
  return moved ? rest.toSpliced(at < 0 ? rest.length : at, 0, moved) : faqs;
};

/** The questions in their new order: moved at once, and moved back if the server refuses. */
export function usePlacing(mallId: number, faqs: readonly OfficeFaq[]) {
  const toast = useToast();
  const [wanted, setWanted] = useState<Wanted>();
  const act = useAct(placeFaq, { changes: [listOfficeFaqs] });
  const place = async (to: Wanted): Promise<void> => {
    setWanted(to);
    try {
      await act.mutateAsync({ params: { mallId, faqNo: to.faqNo }, body: { before: to.before } });
    } finally {
      setWanted(undefined);
    }
  };
  /** Its former place: before the one that followed it. */
  const placeOf = (faqNo: number): Wanted => {
    const at = faqs.findIndex((one) => one.faqNo === faqNo);
    return { faqNo, before: faqs[at + 1]?.faqNo ?? null };
  };
  return {
    faqs: wanted ? placed(faqs, wanted) : faqs,
    move: (to: Wanted) => {
      if (to.before === to.faqNo || act.isPending) return;
      const back = placeOf(to.faqNo);
      place(to).then(
        () => toast({ message: '순서를 바꿨어요', undo: () => place(back).catch(toast.error) }),
        (error: unknown) => toast.error(error),
      );
    },
  };
}
