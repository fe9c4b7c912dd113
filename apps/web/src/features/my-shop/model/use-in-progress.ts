import { stepLabels } from '@mall/domain/application-steps';
import { applicationStateLabels } from '@mall/domain/application-words';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { applicationStateKinds } from '@mall/domain/state-kinds';
import { subscriptionStateLabels } from '@mall/domain/subscription-words';
import { useQuery } from '@tanstack/react-query';
import { applicationsQuery } from '../../../entities/application/applications.query.ts';
import { useMyShopEntries } from '../../../entities/member/use-my-shop-entries.ts';
import { subscriptionListQuery } from '../../../entities/subscription/subscription-applications.query.ts';

/** An application or a subscription in progress, in one line. */
export type Ongoing = {
  readonly key: string;
  readonly image: string;
  readonly name: string;
  readonly state: string;
  readonly text: string;
  readonly to: ScreenTarget;
};

/** A member's phones and subscriptions in progress: submitted applications, drafts, and subscriptions in use. */
export function useInProgress(): { readonly ongoing: readonly Ongoing[]; readonly isLoading: boolean } {
  const screens = useMyShopEntries().flatMap(({ entries }) => entries.map(({ to }) => to.screen));
  const phones = useQuery({ ...applicationsQuery({}), enabled: screens.includes('applications') });
  const subscriptions = useQuery({ ...subscriptionListQuery({}), enabled: screens.includes('subscriptions') });
  const ongoing = [
    ...(phones.data?.drafts ?? []).map(({ productNo, productName, image, step }) => ({
      ...{ key: productNo, image, name: productName, state: '작성 중' },
      text: `다음 단계 ${stepLabels[step]}`,
      to: { screen: 'applicationStep', step, productNo } as const,
    })),
    ...(phones.data?.applications ?? [])
      .filter(({ state }) => ['waiting', 'moving'].includes(applicationStateKinds[state]))
      .map(({ applicationNo, state, productName, image, choiceText }) => ({
        ...{ key: applicationNo, image, name: productName, text: choiceText },
        state: applicationStateLabels[state],
        to: { screen: 'applicationDetail', applicationNo } as const,
      })),
    ...(subscriptions.data?.applications ?? [])
      .filter(({ state }) => state !== 'TERMINATED' && state !== 'CANCELLED')
      .map(({ applicationNo, state, productName, image, choiceText }) => ({
        ...{ key: applicationNo, image, name: productName, text: choiceText },
        state: subscriptionStateLabels[state],
        to: { screen: 'subscriptionApplication', applicationNo } as const,
      })),
  ];
  return { ongoing, isLoading: phones.isLoading || subscriptions.isLoading };
}
