import { hasOwnAccount, type UserBarEntry, userBarEntries } from '@mall/domain/access-matrix';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useMall } from '../../lib/mall/mall-context.tsx';

export type UserBarLink = { entry: UserBarEntry; label: string; to: ScreenTarget };

/** R6.01: the links of the user bar; sign-out and the look-up window are buttons of their own. */
export function useUserBar() {
  const { mall, memberLookupUrl } = useMall();
  const targets: Partial<Record<UserBarEntry, Omit<UserBarLink, 'entry'>>> = {
    home: { label: 'HOME', to: { screen: 'upload' } },
    // R1.06: the guest of a marketing mall has nothing to change.
    ...(hasOwnAccount(mall) && { memberInfo: { label: '회원정보변경', to: { screen: 'memberInfo' } } }),
    myShop: { label: 'My Shop', to: { screen: 'myShop' } },
    faq: { label: 'FAQ', to: { screen: 'faq' } },
  };
  const entries = userBarEntries(mall);
  const links = entries.flatMap((entry): UserBarLink[] => {
    const target = targets[entry];
    return target ? [{ entry, ...target }] : [];
  });
  return {
    links,
    lookupUrl: entries.includes('memberLookup') ? memberLookupUrl : undefined,
    canSignOut: entries.includes('signOut'),
  };
}
