import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import { useApplicantForm } from '../model/use-applicant-form.ts';
import type { OpenApplication } from '../model/use-application.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

const phoneUse = { NEW: '연락받을', TRANSFER: '옮길', CHANGE: '지금 쓰는' };

/** 본인인증: the applicant, certified by phone, so that name, birthday and number are not typed; then the data that is not certified. */
export function ApplicantStep({ application }: { application: OpenApplication }) {
  const { form, joinType, certification, certified, isCertified, carriers } = useApplicantForm(application);
  return (
    <StepForm
      title="본인인증"
      hint={`${joinTypeLabels[joinType].title}으로 신청해요. ${phoneUse[joinType]} 번호로 인증하면 이름과 생년월일을 적지 않아도 돼요.`}
      form={form}
    >
      {certified && certification.person === null ? (
        <Note tone="brand">
          {certified.name} · {certified.phone} 본인인증을 마쳤어요.{' '}
          <Button variant="text" size="sm" onClick={certification.start}>
            다시 인증
          </Button>
        </Note>
      ) : (
        <CertificationPanel certification={certification} reason="가입하는 분의 휴대폰으로 인증해 주세요." />
      )}
      {isCertified && (
        <>
          <TextField label="이메일" type="email" autoComplete="email" isRequired {...form.field('email')} />
          {joinType !== 'NEW' && (
            <Select
              label="지금 쓰는 통신사"
              isRequired
              placeholder="통신사 선택"
              options={carriers}
              {...form.field('currentCarrier')}
            />
          )}
        </>
      )}
      <StepButtons step="join" productNo={application.draft.productNo} form={form} isDisabled={!isCertified} />
    </StepForm>
  );
}
