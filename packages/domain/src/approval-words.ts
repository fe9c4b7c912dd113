import { businessHoursText } from './business-hours.ts';

/** Working days after joining within which the operator decides, in a mall with approval. */
export const approvalWorkingDays = 3;

type Mall = {
  readonly company: string;
  readonly customerPhone: string;
  readonly centerOpensAt: string;
  readonly centerClosesAt: string;
};

/** Who decides about joining, until when, and whom to contact: the same facts on every screen and in every mail. */
export function approvalWords(mall: Mall): { decides: string; contact: string } {
  const hours = businessHoursText(mall.centerOpensAt, mall.centerClosesAt);
  return {
    decides: `${mall.company} 담당자가 영업일로 ${approvalWorkingDays}일 안에 확인하고, 결과를 이메일로 알려 드려요.`,
    contact: `더 늦어지거나 궁금한 점이 있으면 고객센터 ${mall.customerPhone}(${hours})로 문의해 주세요.`,
  };
}
