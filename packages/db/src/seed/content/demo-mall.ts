import type { MallUrl } from './types.ts';

export type DemoMall = {
  mallId: number;
  mallUrl: MallUrl;
  name: string;
  title: string;
  salesType: 'GENERAL' | 'BUSINESS' | 'CONSIGNMENT' | 'UPLOAD' | 'COMMON';
  style: 'A' | 'B' | 'C' | 'D' | 'E';
  isLoginOpen: boolean;
  isMarketing: boolean;
  hasDormancy: boolean;
  needsApproval: boolean;
  slogan: string;
  logo: string;
  footerLogo: string;
  customerPhone: string;
  email: string;
  centerOpensAt: string;
  centerClosesAt: string;
  company: string;
  representativeName: string;
  businessNumber: string;
  registrationNumber: string;
  salesPermitNumber: string;
  address: string;
  deliveryFee: number;
  freeDeliveryFrom: number;
};
