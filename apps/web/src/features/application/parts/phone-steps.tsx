import type { ApplicationDetail, ContractSheet } from '@mall/contracts/application';
import { courseOf } from '@mall/domain/application-course';
import { Note } from '@mall/ui/note';
import { type NextStep, NextSteps } from '../../../entities/application/next-steps.tsx';
import { weekdayText } from '../../../lib/moment-text.ts';

/** What happens next and when, and what the member has to do for it. */
export function PhoneSteps({ detail, sheet }: { detail: ApplicationDetail; sheet: ContractSheet }) {
  const { joinType, applicant } = sheet;
  const [, review, activation, delivery] = courseOf(detail, new Date()).map(({ day }) => day && weekdayText(day));
  const steps: NextStep[] = [
    { title: '심사 결과를 메일로 알려 드려요', text: review ? `${review}까지 ${applicant.email}로 보내요.` : '' },
    joinType === 'TRANSFER'
      ? { title: '번호이동 확인 문자에 답해 주세요', text: `${activation ?? '개통하는 날'}에 와요. 답해야 개통돼요.` }
      : { title: '통신사에서 개통해요', text: activation ? `${activation}에 개통할 예정이에요.` : '' },
    {
      title: '휴대폰이 도착해요',
      text: `${delivery ?? '개통한 다음 날'}에 받을 예정이에요. 전원을 켜면 바로 쓸 수 있어요.`,
    },
  ];
  return (
    <NextSteps steps={steps}>
      {joinType === 'TRANSFER' && (
        <Note tone="warn">
          지금 쓰는 통신사({applicant.currentCarrier})는 미리 해지하지 마세요. 개통되면 자동으로 해지돼요.
        </Note>
      )}
    </NextSteps>
  );
}
