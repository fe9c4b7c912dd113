import type { DemoMall } from './demo-mall.ts';
import type { MallUrl } from './types.ts';

type Company = Pick<
  DemoMall,
  | 'company'
  | 'representativeName'
  | 'businessNumber'
  | 'registrationNumber'
  | 'salesPermitNumber'
  | 'address'
  | 'customerPhone'
>;
type Character = Pick<DemoMall, 'name' | 'title' | 'salesType' | 'style' | 'slogan'> &
  Partial<
    Pick<DemoMall, 'isLoginOpen' | 'isMarketing' | 'needsApproval' | 'deliveryFee' | 'freeDeliveryFrom'> & FooterLinks
  >;
/** What the footer shows beside the company, where a mall has it. */
type FooterLinks = Pick<DemoMall, 'footerLogoLink' | 'mobileCertificateImage' | 'mobileCertificateLink'>;

const mall = (mallId: number, mallUrl: MallUrl, character: Character, company: Company): DemoMall => ({
  mallId,
  mallUrl,
  isLoginOpen: false,
  isMarketing: false,
  hasDormancy: true,
  needsApproval: false,
  logo: `logos/${mallUrl}.svg`,
  footerLogoLink: '',
  mobileCertificateImage: '',
  mobileCertificateLink: '',
  footerLogo: `logos/${mallUrl}${hasDarkFooter(character.style) ? '-dark' : ''}.svg`,
  email: `help@${mallUrl}.example`,
  centerOpensAt: '0900',
  centerClosesAt: '1800',
  deliveryFee: 3000,
  freeDeliveryFrom: 50000,
  ...character,
  ...company,
});

const hasDarkFooter = (style: DemoMall['style']): boolean => style === 'B' || style === 'D';

/** The first is the default mall. Companies, addresses and numbers are invented. */
export const malls: readonly DemoMall[] = [
  mall(
    1,
    'familyshop',
    {
      name: '모아온',
      title: '모아온 패밀리샵',
      salesType: 'GENERAL',
      style: 'A',
      slogan: '모아온 임직원과 가족을 위한 공식 복지몰입니다',
      footerLogoLink: '/familyshop/content/familyShopIntro',
      mobileCertificateImage: 'certificates/purchase-safety.svg',
      mobileCertificateLink: '/m/familyshop/kakao/handyService',
    },
    {
      company: '(주)모아온커머스',
      representativeName: '김도현',
      businessNumber: '000-00-00001',
      registrationNumber: '000000-0000001',
      salesPermitNumber: '제2026-서울중구-0001호',
      address: '서울특별시 중구 모아온로 100, 12층',
      customerPhone: '1670-0001',
    },
  ),
  mall(
    2,
    'hanul',
    {
      name: '한울복지몰',
      title: '한울복지몰',
      salesType: 'BUSINESS',
      style: 'B',
      slogan: '한울 가족의 생활을 넉넉하게, 한울복지몰',
      needsApproval: true,
      freeDeliveryFrom: 30000,
    },
    {
      company: '(주)한울복지',
      representativeName: '정한결',
      businessNumber: '000-00-00002',
      registrationNumber: '000000-0000002',
      salesPermitNumber: '제2026-대전유성-0002호',
      address: '대전광역시 유성구 한울숲길 27, 3층',
      customerPhone: '1670-0002',
    },
  ),
  mall(
    3,
    'dajeong',
    {
      name: '다정상점',
      title: '다정상점',
      salesType: 'GENERAL',
      style: 'C',
      slogan: '오늘도 다정한 하루 보내세요',
      isLoginOpen: true,
    },
    {
      company: '다정상점 주식회사',
      representativeName: '윤다정',
      businessNumber: '000-00-00003',
      registrationNumber: '000000-0000003',
      salesPermitNumber: '제2026-경기성남-0003호',
      address: '경기도 성남시 분당구 다정로 8, 2층',
      customerPhone: '1670-0003',
    },
  ),
  mall(
    4,
    'keep',
    {
      name: 'KEEP',
      title: 'KEEP 멤버스 셀렉트샵',
      salesType: 'CONSIGNMENT',
      style: 'D',
      slogan: 'MEMBERS ONLY — 키프 멤버 전용 셀렉트숍',
      freeDeliveryFrom: 100000,
    },
    {
      company: '(주)키프셀렉트',
      representativeName: '한시윤',
      businessNumber: '000-00-00004',
      registrationNumber: '000000-0000004',
      salesPermitNumber: '제2026-서울성동-0004호',
      address: '서울특별시 성동구 셀렉트길 41, 5층',
      customerPhone: '1670-0004',
    },
  ),
  mall(
    5,
    'gamnamu',
    {
      name: '감나무상회',
      title: '감나무상회',
      salesType: 'GENERAL',
      style: 'E',
      slogan: '이웃이 함께 사서 더 좋은 값, 감나무상회',
      isMarketing: true,
      freeDeliveryFrom: 20000,
    },
    {
      company: '감나무상회 협동조합',
      representativeName: '오감래',
      businessNumber: '000-00-00005',
      registrationNumber: '000000-0000005',
      salesPermitNumber: '제2026-경북청도-0005호',
      address: '경상북도 청도군 감나무길 15',
      customerPhone: '1670-0005',
    },
  ),
  mall(
    6,
    'daeryang',
    {
      name: '대량주문몰',
      title: '대량주문몰',
      salesType: 'UPLOAD',
      style: 'B',
      slogan: '엑셀 한 장으로 끝내는 단체 주문',
      needsApproval: true,
      deliveryFee: 0,
      freeDeliveryFrom: 0,
    },
    {
      company: '(주)대량유통',
      representativeName: '서대량',
      businessNumber: '000-00-00006',
      registrationNumber: '000000-0000006',
      salesPermitNumber: '제2026-경기용인-0006호',
      address: '경기도 용인시 처인구 물류단지로 300, A동',
      customerPhone: '1670-0006',
    },
  ),
  mall(
    7,
    'tgate',
    {
      name: '티게이트',
      title: '티게이트 제휴몰',
      salesType: 'COMMON',
      style: 'A',
      slogan: '제휴 회원이라면 누구나, 티게이트',
    },
    {
      company: '(주)티게이트',
      representativeName: '문지게',
      businessNumber: '000-00-00007',
      registrationNumber: '000000-0000007',
      salesPermitNumber: '제2026-서울마포-0007호',
      address: '서울특별시 마포구 제휴로 70, 9층',
      customerPhone: '1670-0007',
    },
  ),
];
