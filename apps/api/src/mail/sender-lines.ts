import type { Mall } from '../plugins/mall.repository.ts';

/** The sender of a mail: trade name, representative, business number, address and contact. */
export const senderLines = (mall: Mall): readonly string[] => [
  `상호 ${mall.company} · 대표자 ${mall.representativeName}`,
  `사업자등록번호 ${mall.businessNumber} · 통신판매업신고 ${mall.salesPermitNumber}`,
  `주소 ${mall.address}`,
  `고객센터 ${mall.customerPhone} · ${mall.email}`,
];
