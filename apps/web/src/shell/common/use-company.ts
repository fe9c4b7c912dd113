import { businessHours } from '@mall/domain/business-hours';
import { useMall } from '../../lib/mall/mall-context.tsx';

/** What a Korean mall must say of its owner on every page (전자상거래법 제10조). */
export function useCompany() {
  const { mall } = useMall();
  const details = [
    { label: '상호', value: mall.company },
    { label: '대표', value: mall.representativeName },
    { label: '사업자등록번호', value: mall.businessNumber },
    { label: '법인등록번호', value: mall.registrationNumber },
    { label: '통신판매업신고', value: mall.salesPermitNumber },
    { label: '주소', value: mall.address },
    { label: '이메일', value: mall.email },
  ].filter(({ value }) => value !== '');
  return { mall, details, hours: businessHours(mall.centerOpensAt, mall.centerClosesAt) };
}
