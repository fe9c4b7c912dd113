import { submitSubscription } from '@mall/contracts/subscription-application';
import { formatPhone, phoneDigits } from '@mall/domain/phone-number';
import { subscriptionOrderTarget } from '@mall/domain/screens/targets';
import { useQueryClient } from '@tanstack/react-query';
import { emptyAddress } from '../../../entities/address/address-form.ts';
import { destinationNames, toDestination } from '../../../entities/address/destination.ts';
import { useAddressBook } from '../../../entities/address/use-address-book.ts';
import { subscriptionQuery } from '../../../entities/subscription/subscription.query.ts';
import { subscriptionsKey } from '../../../entities/subscription/subscription-applications.query.ts';
import { consentsError, missingConsents } from '../../../entities/terms/missing-consents.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { foundErrors, placeServerErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { type OrderForm, orderErrors, orderLimits } from './order-form.ts';
import type { OpenOrder } from './use-order-page.ts';

/** The form of an application and its final check: the fields are stored in the tab until they are sent. */
export function useSubscriptionOrder({ detail, form: known, choice, cost }: OpenOrder) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const book = useAddressBook();
  const productNo = detail.card.subscriptionNo;
  const draftName = `subscription.${productNo}`;
  const pageOf = (page: 'form' | 'confirm') => subscriptionOrderTarget(page, productNo, choice);
  const addressOf = (typed: OrderForm) =>
    book.addresses.find(({ addressNo }) => addressNo === typed.addressNo) ??
    book.addresses.find(({ isDefault }) => isDefault) ??
    book.addresses[0];
  const errorsOf = (typed: OrderForm) => orderErrors(typed, { ...known, address: addressOf(typed) });
  const form = useMallForm<OrderForm, void>({
    values: {
      ...{ name: known.memberName, phone: formatPhone(known.memberPhone), email: known.memberEmail },
      ...{ preferredOn: known.firstDay, request: '', addressNo: 0, requestKey: crypto.randomUUID() },
    },
    draft: draftName,
    limits: orderLimits,
    validate: errorsOf,
    send: () => navigate(pageOf('confirm')),
    failure: '',
  });
  const { values } = form;
  const address = addressOf(values);
  const check = useMallForm({
    values: { agreedTerms: [] as number[] },
    validate: ({ agreedTerms }) =>
      foundErrors({ agreedTerms: consentsError(missingConsents(known.terms, agreedTerms)) }),
    send: ({ agreedTerms }) =>
      call(submitSubscription, {
        body: {
          ...{ productNo, choice, preferredOn: values.preferredOn, requestKey: values.requestKey },
          applicant: { name: values.name.trim(), phone: phoneDigits(values.phone), email: values.email.trim() },
          installation: { ...toDestination(address ?? emptyAddress), request: values.request.trim() },
          agreedTerms,
          ...{ expectedMonthly: cost.monthlyTotal, expectedTotal: cost.termTotal },
        },
      }),
    onSent: async ({ applicationNo }) => {
      await navigate(
        { screen: 'subscriptionOrder', orderPage: 'complete', search: { subsNo: applicationNo } },
        { replace: true },
      );
      writeDraft(draftName, null);
      await queryClient.invalidateQueries({ queryKey: subscriptionsKey });
    },
    onError: async (failure) => {
      // The final check lists what is wrong; the page before it shows it at the field.
      form.refuse(placeServerErrors(failure, values, destinationNames('installation.')).fields);
      // After the error that the key was used, the member has seen the list: the next submission is a new one.
      if (isApiError(failure, '4221')) form.set({ requestKey: crypto.randomUUID() });
      // The shown amounts are outdated: the new ones are shown before the next submission.
      if (isApiError(failure, '4093') || isApiError(failure, '4091') || isApiError(failure, '4220'))
        await queryClient.invalidateQueries(subscriptionQuery(productNo));
    },
    failure: '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  return {
    ...{ form, check, book, address, pageOf, choice, cost, detail },
    ...{ terms: known.terms, firstDay: known.firstDay, lastDay: known.lastDay },
    isComplete: book.isPending || Object.keys(errorsOf(values)).length === 0,
  };
}
export type SubscriptionOrder = ReturnType<typeof useSubscriptionOrder>;
