import type { DemoMall } from './demo-mall.ts';
import type { DemoMember, MallUrl } from './types.ts';

const nameOfDemo: Record<MallUrl, string> = {
  familyshop: '김나은',
  hanul: '이한솔',
  dajeong: '윤서아',
  keep: '한지오',
  gamnamu: '이웃',
  daeryang: '박도매',
  tgate: '최가온',
};

function member(mallUrl: MallUrl, loginId: string, name: string): DemoMember {
  return {
    loginId,
    password: 'Demo!2026',
    name,
    email: `${loginId}@${mallUrl}.example`,
    phone: '01020260001',
    birthDate: '1990-05-21',
    isEmailVerified: true,
    state: 'ACTIVE',
    passwordState: 'NORMAL',
    joinedOn: '2025-03-04',
    lastSignedInOn: '2026-11-19',
  };
}

/** Members in every state that sign-in tells apart; the default mall has them all. */
const otherStates = (mallUrl: MallUrl): DemoMember[] => [
  { ...member(mallUrl, 'temp', '박임시'), phone: '01020260002', passwordState: 'TEMPORARY' },
  {
    ...member(mallUrl, 'initial', '정처음'),
    phone: '01020260003',
    passwordState: 'INITIAL',
    joinedOn: '2026-11-16',
    lastSignedInOn: null,
  },
  { ...member(mallUrl, 'dormant', '최오랜'), phone: '01020260004', state: 'DORMANT', lastSignedInOn: '2025-06-30' },
  { ...member(mallUrl, 'nomail', '강무편'), phone: '01020260005', email: '', isEmailVerified: false },
];

/** One member to look around as; the marketing mall's is the guest that all its visitors are. */
export function membersOf({ mallUrl, isMarketing }: DemoMall): DemoMember[] {
  const first = member(mallUrl, isMarketing ? 'guest' : 'demo', nameOfDemo[mallUrl]);
  return mallUrl === 'familyshop' ? [first, ...otherStates(mallUrl)] : [first];
}
