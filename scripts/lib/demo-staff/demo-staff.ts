import type { RoleCode } from '../../../packages/contracts/src/office/rights.ts';

export const demoStaffPassword = 'Demo!Office2026';

export type DemoStaff = {
  readonly role: RoleCode;
  readonly name: string;
  /** All malls by default. */
  readonly mallUrls?: readonly string[];
  readonly carrier?: string;
};

/** Staff of every role; invented names, at a domain that nobody can have. */
export const demoStaff: readonly DemoStaff[] = [
  { role: 'SUPER', name: '운영 총괄 데모' },
  { role: 'MD', name: '상품 담당 데모' },
  { role: 'CS', name: '상담 담당 데모' },
  { role: 'FINANCE', name: '재무 담당 데모' },
  { role: 'MARKETING', name: '마케팅 담당 데모' },
  { role: 'SECURITY', name: '보안 담당 데모' },
  { role: 'WELFARE', name: '복지 담당 데모', mallUrls: ['hanul'] },
  { role: 'PARTNER', name: '제휴몰 담당 데모', mallUrls: ['dajeong', 'daeryang'] },
  { role: 'DEALER', name: '대리점 담당 데모', mallUrls: ['familyshop', 'hanul', 'dajeong'], carrier: '온텔' },
];

/** Such as `super@office.test`. */
export const demoEmail = (role: RoleCode): string => `${role.toLowerCase()}@office.test`;
