import type { OpenedLook } from '@mall/contracts/look';
import type { StaffClient } from './staff.ts';
import type { TestApp } from './test-app.ts';

type Of = { readonly mallId?: number; readonly memberNo: number };
type Begun = { readonly name: string; readonly address: string; readonly endsAt: string };

/** What staff do before and while they look as a member. */
export function looking({ at }: Pick<TestApp, 'at'>, staff: StaffClient) {
  const talkTo = async ({ mallId = 1, memberNo }: Of): Promise<number> => {
    const body = { channel: 'PHONE' };
    const reply = await staff.post<{ contactNo: number }>(`/malls/${mallId}/members/${memberNo}/contacts`, { body });
    return reply.data?.contactNo ?? 0;
  };
  const begin = (contactNo: number, mallId = 1) =>
    staff.post<Begun>(`/malls/${mallId}/contacts/${contactNo}/look`, {
      body: { reason: '주문서가 안 보인다고 하셔서' },
    });
  const open = (code: string, mallUrl = 'familyshop') => at(mallUrl).post<OpenedLook>('/auth/look', { body: { code } });
  return {
    talkTo,
    begin,
    open,
    /** From the call to the page; returns the access token of the look. */
    look: async (of: Of): Promise<string> => {
      const { data } = await begin(await talkTo(of));
      const opened = await open(codeOf(data));
      if (!opened.data) throw new Error(`no look: ${opened.code}`);
      return opened.data.accessToken;
    },
  };
}

/** The code in the address that the office opens. */
export const codeOf = (begun: Begun | undefined): string => begun?.address.split('#')[1] ?? '';
