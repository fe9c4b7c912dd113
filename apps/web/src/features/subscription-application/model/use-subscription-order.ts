import type { Address } from '@mall/contracts/address';
import { submitSubscription } from '@mall/contracts/subscription-application';
import { formatPhone, phoneDigits } from '@mall/domain/phone-number';
import { subscriptionOrderTarget } from '@mall/domain/screens/targets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { subscriptionQuery } from '../../../entities/subscription/subscription.query.ts';
import { useConsents } from '../../../entities/terms/use-consents.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { useDraft } from '../../../lib/browser/use-draft.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { subscriptionsKey } from '../api/subscription-application.query.ts';
import { type OrderComplaints, type OrderForm, orderComplaints } from './order-form.ts';
import type { OpenOrder } from './use-order-page.ts';

/** The form of an application and its final check: what is typed stays in the tab until it is sent. */
export function useSubscriptionOrder({ detail, form: known, choice, cost }: OpenOrder) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const book = useAddressBook();
  const productNo = detail.card.subscriptionNo;
  const draftName = `subscription.${productNo}`;
  const [form, changeDraft] = useDraft<OrderForm>(draftName, {
    ...{ name: known.memberName, phone: formatPhone(known.memberPhone), email: known.memberEmail },
    ...{ preferredOn: known.firstDay, request: '', addressNo: 0, requestKey: crypto.randomUUID() },
  });
  const [refused, setRefused] = useState<OrderComplaints>({});
  const [hasTried, setTried] = useState(false);
  const change = (changed: Partial<OrderForm>) => {
    setRefused({});
    changeDraft(changed);
  };
  const consents = useConsents(known.terms);
  const address =
    book.addresses.find(({ addressNo }) => addressNo === form.addressNo) ??
    book.addresses.find(({ isDefault }) => isDefault) ??
    book.addresses[0];
  const wrong = orderComplaints(form, { ...known, hasAddress: address !== undefined });
  const pageOf = (page: 'form' | 'confirm') => subscriptionOrderTarget(page, productNo, choice);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (place: Address) =>
      call(submitSubscription, {
        body: {
          ...{ productNo, choice, preferredOn: form.preferredOn, requestKey: form.requestKey },
          applicant: { name: form.name.trim(), phone: phoneDigits(form.phone), email: form.email.trim() },
          installation: placeOf(place, form.request),
          agreedTerms: [...consents.agreed],
          ...{ expectedMonthly: cost.monthlyTotal, expectedTotal: cost.termTotal },
        },
      }),
    onSuccess: async ({ applicationNo }) => {
      await navigate(
        { screen: 'subscriptionOrder', orderPage: 'complete', search: { subsNo: applicationNo } },
        { replace: true },
      );
      writeDraft(draftName, null);
      await queryClient.invalidateQueries({ queryKey: subscriptionsKey });
    },
    onError: async (failure) => {
      setRefused(fieldMessages(failure));
      // After the error about a used key the member has seen the list: the next submission is another one.
      if (isApiError(failure, '4221')) changeDraft({ requestKey: crypto.randomUUID() });
      // What is shown is not what is in force any more: the new amounts stand there before the next submission.
      if (isApiError(failure, '4093') || isApiError(failure, '4091') || isApiError(failure, '4220'))
        await queryClient.invalidateQueries(subscriptionQuery(productNo));
    },
  });
  return {
    ...{ form, change, book, address, consents, pageOf, choice, cost, detail },
    ...{ firstDay: known.firstDay, lastDay: known.lastDay, complaints: hasTried ? { ...refused, ...wrong } : refused },
    isComplete: book.isPending || Object.keys(wrong).length === 0,
    problem: error ? submissionText(error) : null,
    isSending: isPending || isSuccess,
    goOn: () => {
      setTried(true);
      if (Object.keys(wrong).length === 0) void navigate(pageOf('confirm'));
    },
    send: () => {
      if (consents.check() && address) mutate(address);
    },
  };
}
export type SubscriptionOrder = ReturnType<typeof useSubscriptionOrder>;

const placeOf = ({ recipient, phone, postcode, roadAddress, detailAddress }: Address, request: string) => ({
  ...{ recipient, phone, postcode, roadAddress, detailAddress },
  request: request.trim(),
});

function submissionText(error: unknown): string {
  const [message] = Object.values(fieldMessages(error));
  return message ?? errorText(error, '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
}
