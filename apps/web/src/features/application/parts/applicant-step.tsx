import { joinTypeLabels } from '@mall/domain/wireless-words';
import { Select } from '@mall/ui/select';
import { TextField } from '@mall/ui/text-field';
import { useApplicantForm } from '../model/use-applicant-form.ts';
import type { OpenApplication } from '../model/use-application.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepForm } from './step-form.tsx';

const fields = [
  { name: 'name', label: '가입하는 분 이름', autoComplete: 'name' },
  { name: 'birthDate', label: '생년월일', inputMode: 'numeric', autoComplete: 'bday', placeholder: '19950315' },
  { name: 'phone', label: '휴대폰 번호', type: 'tel', autoComplete: 'tel', placeholder: '010-0000-0000' },
  { name: 'email', label: '이메일', type: 'email', autoComplete: 'email' },
] as const;
const phoneHelp = { NEW: '연락받을 번호예요', TRANSFER: '옮길 번호예요', CHANGE: '지금 쓰는 번호예요' };

/** 가입정보: who applies, and whose line it is now. */
export function ApplicantStep({ application }: { application: OpenApplication }) {
  const { form, joinType, carriers } = useApplicantForm(application);
  return (
    <StepForm
      title="가입정보"
      hint={`${joinTypeLabels[joinType].title}으로 신청해요. 다음 단계에서 같은 이름과 번호로 본인인증을 해요.`}
      form={form}
    >
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          isRequired
          {...(name === 'phone' && { help: phoneHelp[joinType] })}
          {...form.field(name)}
        />
      ))}
      {joinType !== 'NEW' && (
        <Select
          label="지금 쓰는 통신사"
          isRequired
          placeholder="통신사 선택"
          options={carriers}
          {...form.field('currentCarrier')}
        />
      )}
      <StepButtons step="join" productNo={application.draft.productNo} form={form} />
    </StepForm>
  );
}
