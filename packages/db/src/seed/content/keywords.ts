import type { MallUrl, PopularKeyword, SmartKeyword } from './types.ts';

/** What each operator recommends, the most wanted first. */
const smartKeywords: Record<MallUrl, string> = {
  familyshop:
    'NOVA S26|가습기|수험생 선물|정수기|로봇청소기|헤드폰|감귤|김치냉장고|텀블러|커피 머신|캐리어|안마의자|키보드|한우',
  hanul: '김치냉장고|가습기|햅쌀|공기청정기|압력밥솥|한우|수건|NOVA A37|화장지|안마의자|냄비|밀폐용기',
  dajeong: '디퓨저|세럼|조명|구스|향수|곰인형|수건|홈카페|립스틱|소파|NOVA Flip|텀블러',
  keep: '헤드폰|키보드|카메라|캐리어|램프|손목시계|스피커|의자|러닝화|ORCA 17 Pro|백팩|선글라스',
  gamnamu: '감귤|한우|햅쌀|벌꿀|사과|견과|홍삼|부모님폰|밥솥|냄비|라면|강아지 사료',
  daeryang: '단체|텀블러|에코백|화장지|생수|수건|캔햄|커피|모니터|물티슈|라면|선물세트',
  tgate: 'ORCA 17|이어폰|태블릿|노트북|NOVA S26|모니터|스마트워치|보조배터리|TV|키보드|공유기|게임 패드',
};

const popularKeywords: Record<MallUrl, string> = {
  familyshop: 'NOVA S26|로봇청소기|가습기|감귤|헤드폰|에어프라이어|정수기|이불|한우|텀블러|캐리어|마사지건',
  hanul: '햅쌀|김치냉장고|가습기|에어프라이어|수건|한우|안마의자|세제|부모님폰|로봇청소기',
  dajeong: '디퓨저|향수|구스|소파|텀블러|드라이어|립밤|그릇|러그|기저귀',
  keep: '카메라|헤드폰|니트|캐리어|키보드|향수|스니커즈|ORCA 에어|워치|테이블',
  gamnamu: '감귤|햅쌀|사과|한우|꿀|김|홍삼|견과|밥솥|수건',
  daeryang: '텀블러|에코백|생수|화장지|캔햄|커피|라면|수건|모니터|우산',
  tgate: 'NOVA S26|ORCA 17 Pro|이어폰|태블릿|노트북|워치|TV|보조배터리|키보드|스피커',
};

export const smartKeywordsOf = (mallUrl: MallUrl): SmartKeyword[] =>
  smartKeywords[mallUrl].split('|').map((name, index) => ({ searchNo: index + 1, name, sortOrder: index + 1 }));

export const popularKeywordsOf = (mallUrl: MallUrl): PopularKeyword[] =>
  popularKeywords[mallUrl].split('|').map((name, index) => ({ name, sortOrder: index + 1 }));
