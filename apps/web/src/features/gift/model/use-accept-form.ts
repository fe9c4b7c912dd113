import { acceptGift, declineGift, type OpenedGift } from '@mall/contracts/gift';
import { acceptGiftLimits } from '@mall/contracts/limits/gift';
import { phoneDigits } from '@mall/domain/phone-number';
import { longestTypedPhone } from '@mall/domain/typed-phone';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing, phoneError } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { giftQuery } from '../api/gift.query.ts';

export type AcceptForm = {
  recipient: string;
  phone: string;
  postcode: string;
  roadAddress: string;
  detailAddress: string;
  deliveryRequest: string;
};

const acceptErrors = ({ recipient, phone, postcode, roadAddress }: AcceptForm) =>
  foundErrors({
    recipient: missing(recipient, '받는 분 이름을'),
    phone: phoneError(phone),
    postcode: acceptGiftLimits.postcode.pattern.test(postcode.trim())
      ? undefined
      : '우편번호 다섯 자리를 입력해 주세요.',
    roadAddress: missing(roadAddress, '도로명 주소를'),
  });

const trimmed = ({ phone, ...typed }: AcceptForm) => ({
  ...(Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as Omit<
    AcceptForm,
    'phone'
  >),
  phone: phoneDigits(phone),
});

/** Accepts or declines a gift; its new state then replaces the form. */
export function useAcceptForm(token: string, { receiverName }: OpenedGift) {
  const queryClient = useQueryClient();
  const settle = (gift: OpenedGift) => queryClient.setQueryData(giftQuery(token).queryKey, gift);
  const failure = '잠시 뒤에 다시 시도해 주세요.';
  /** If it was accepted or ended meanwhile, in another tab or by its giver, the new state also replaces the form. */
  const lookAgain = (error: Error) =>
    isApiError(error, '4094') && queryClient.invalidateQueries({ queryKey: giftQuery(token).queryKey });
  const accepting = useMallForm<AcceptForm, OpenedGift>({
    values: {
      ...{ recipient: receiverName, phone: '', postcode: '' },
      ...{ roadAddress: '', detailAddress: '', deliveryRequest: '' },
    },
    limits: { ...acceptGiftLimits, phone: { maxLength: longestTypedPhone } },
    validate: acceptErrors,
    send: (typed) => call(acceptGift, { body: { token, ...trimmed(typed) } }),
    onSent: settle,
    onError: lookAgain,
    failure,
  });
  const declining = useMallForm<Pick<AcceptForm, 'phone'>, OpenedGift>({
    values: { phone: '' },
    limits: { phone: { maxLength: longestTypedPhone } },
    validate: ({ phone }) => foundErrors({ phone: phoneError(phone) }),
    send: ({ phone }) => call(declineGift, { body: { token, phone: phoneDigits(phone) } }),
    onSent: settle,
    onError: lookAgain,
    failure,
  });
  return { accepting, declining };
}
