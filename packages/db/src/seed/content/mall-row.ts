import type { DemoMall } from './malls.ts';

/** The columns of the table `mall`. */
export function mallRowOf(mall: DemoMall) {
  const { mallUrl, company } = mall;
  return {
    mallId: mall.mallId,
    mallUrl,
    name: mall.name,
    title: mall.title,
    salesType: mall.salesType,
    style: mall.style,
    isLoginOpen: mall.isLoginOpen,
    isMarketing: mall.isMarketing,
    hasDormancy: true,
    needsApproval: mall.needsApproval,
    slogan: mall.slogan,
    logo: `logos/${mallUrl}.svg`,
    footerLogo: `logos/${mallUrl}${hasDarkFooter(mall) ? '-dark' : ''}.svg`,
    footerLogoLink: mall.footerLogoLink,
    mobileCertificateImage: mall.mobileCertificateImage,
    mobileCertificateLink: mall.mobileCertificateLink,
    customerPhone: company.phone,
    email: `help@${mallUrl}.example`,
    centerOpensAt: '0900',
    centerClosesAt: '1800',
    company: company.name,
    representativeName: company.representativeName,
    businessNumber: company.businessNumber,
    registrationNumber: company.registrationNumber,
    salesPermitNumber: company.salesPermitNumber,
    hostingProvider: company.hostingProvider,
    address: company.address,
    deliveryFee: mall.deliveryFee,
    freeDeliveryFrom: mall.freeDeliveryFrom,
  };
}

const hasDarkFooter = ({ style }: DemoMall): boolean => style === 'B' || style === 'D';
