import { Note } from '@mall/ui/note';
import { CertificationPanel } from '../../../entities/certification/certification-panel.tsx';
import type { OpenApplication } from '../model/use-application.ts';
import { useCertificationStep } from '../model/use-certification-step.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

/** 본인인증: the applicant proves by phone to be themselves. */
export function CertificationStep({ application }: { application: OpenApplication }) {
  const { form, certification, certified, mayGoOn } = useCertificationStep(application);
  const isCertified = certified !== null && certification.person === null;
  return (
    <StepForm title="본인인증" hint="가입하는 분의 휴대폰으로 인증해 주세요." form={form}>
      {isCertified ? (
        <Note tone="brand">
          {certified.name} · {certified.phone} 본인인증을 마쳤어요. 가입정보를 바꾸면 다시 인증해야 해요.
        </Note>
      ) : (
        <CertificationPanel
          certification={certification}
          reason="가입정보에 적은 이름, 생년월일, 휴대폰 번호와 같아야 해요."
        />
      )}
      <StepButtons step="certification" productNo={application.draft.productNo} form={form} isDisabled={!mayGoOn} />
    </StepForm>
  );
}
