import { businessHours } from '@mall/domain/business-hours';
import { useMall } from '../../lib/mall/mall-context.tsx';

/** The Fair Trade Commission's page about a business. */
const businessPage = (number: string) => `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${number.replaceAll('-', '')}`;

/** What a Korean mall must state about its owner on every page (전자상거래법 제10조); if the owner has a page elsewhere, it is linked. */
export function useCompany() {
  const { mall } = useMall();
  const all: readonly { label: string; value: string; href?: string }[] = [
    { label: '상호', value: mall.company },
    { label: '대표', value: mall.representativeName },
    { label: '사업자등록번호', value: mall.businessNumber },
    { label: '법인등록번호', value: mall.registrationNumber },
    { label: '통신판매업신고', value: mall.salesPermitNumber, href: businessPage(mall.businessNumber) },
    { label: '주소', value: mall.address },
    { label: '이메일', value: mall.email },
    { label: '호스팅 제공자', value: mall.hostingProvider },
  ];
  const details = all.filter(({ value }) => value !== '');
  return { mall, details, hours: businessHours(mall.centerOpensAt, mall.centerClosesAt) };
}
