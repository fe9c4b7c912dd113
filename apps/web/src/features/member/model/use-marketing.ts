import { type ConsentSource, changeMarketingConsent, type MarketingChannel } from '@mall/contracts/member';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { marketingQuery } from '../api/member.query.ts';

export const channelNames: Readonly<Record<MarketingChannel, string>> = { EMAIL: '이메일', SMS: '문자' };
export const sourceNames: Readonly<Record<ConsentSource, string>> = {
  JOIN: '회원가입',
  MY_SHOP: 'My Shop',
  MAIL_LINK: '메일의 수신거부',
};

/** Consent to advertising by channel; each change shows when it was stored, as the law requires. */
export function useMarketing() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data, isPending, error, refetch } = useQuery(marketingQuery());
  const change = useMutation({
    mutationFn: (body: { channel: MarketingChannel; isAgreed: boolean }) => call(changeMarketingConsent, { body }),
    onSuccess: (consent, { channel, isAgreed }) => {
      queryClient.setQueryData(marketingQuery().queryKey, consent);
      const on = momentText(consent.history[0]?.changedAt ?? new Date().toISOString()).slice(0, 10);
      toast(`${on} ${channelNames[channel]} 수신에 ${isAgreed ? '동의했어요' : '동의하지 않아요'}.`);
    },
    onError: (failure) => showAlert({ message: errorText(failure, '잠시 뒤에 다시 시도해 주세요.') }),
  });
  return {
    consent: data,
    isPending,
    error,
    retry: () => void refetch(),
    isChanging: change.isPending,
    /** The new choice is shown at once. */
    isOn: (channel: MarketingChannel) =>
      change.isPending && change.variables.channel === channel
        ? change.variables.isAgreed
        : (data?.channels.find((each) => each.channel === channel)?.isAgreed ?? false),
    change: (channel: MarketingChannel, isAgreed: boolean) => change.mutate({ channel, isAgreed }),
  };
}
