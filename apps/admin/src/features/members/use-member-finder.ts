import { findCallers } from '@mall/contracts/office/contacts';
import { textOf } from '@mall/contracts/office/personal';
import { officeScreens } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import type { Finder } from '../../kit/palette.tsx';
import { callOffice } from '../../lib/call.ts';

/** A whole phone number, a name with four digits, or an address: each look-up is logged, so partial input is not looked up. */
const isWhole = (typed: string): boolean => /^0[\d-]{8,12}$|^[가-힣 ]+\d{4}$|.@.+\../.test(typed);

/** For the palette: members by phone, masked. */
export function useMemberFinder(): Finder {
  const navigate = useNavigate();
  return {
    label: '회원',
    sign: '@',
    find: async (typed, signal) => {
      if (!isWhole(typed)) return [];
      const { callers } = await callOffice(findCallers, { body: { typed } }, { signal });
      return callers.map(({ mallId, memberNo, mallName, name, phone, loginId }) => {
        const open = `${mallId}-${memberNo}`;
        return {
          id: `member-${mallId}-${memberNo}`,
          label: textOf(name),
          note: [textOf(phone), textOf(loginId), mallName].filter(Boolean).join(' · '),
          icon: UserRound,
          run: (isElsewhere) =>
            isElsewhere
              ? window.open(`${officeScreens.members}?open=${open}`)
              : void navigate({ to: officeScreens.members, search: { open } }),
        };
      });
    },
  };
}
