import { type ApplicationStep, applicationSteps } from '@mall/contracts/application-codes';
import type { ApplicationDraft } from '@mall/contracts/application-draft';
import type { JoinType } from '@mall/contracts/wireless-codes';

type Filled = Pick<ApplicationDraft, 'choice' | 'applicant' | 'certified' | 'delivery'>;

const isDone: Readonly<Record<Exclude<ApplicationStep, 'confirm'>, (draft: Filled) => boolean>> = {
  join: ({ applicant, certified }) => applicant !== null && certified !== null,
  plan: ({ choice }) => choice.discountType !== null,
  delivery: ({ delivery }) => delivery !== null,
};

/** The first unfinished step. */
export const nextStepOf = (draft: Filled): ApplicationStep =>
  applicationSteps.find((step) => step !== 'confirm' && !isDone[step](draft)) ?? 'confirm';

/** A step may be opened once all before it are done. */
export const mayOpenStep = (draft: Pick<ApplicationDraft, 'step'>, step: ApplicationStep): boolean =>
  applicationSteps.indexOf(step) <= applicationSteps.indexOf(draft.step);

export const stepBefore = (step: ApplicationStep): ApplicationStep | undefined =>
  applicationSteps[applicationSteps.indexOf(step) - 1];

export const stepLabels: Readonly<Record<ApplicationStep, string>> = {
  join: '본인인증',
  plan: '요금제/할인',
  delivery: '배송',
  confirm: '확인',
};

/** Why a plan's carrier does not fit: a transfer needs another carrier, a change of phone the same one. Undefined when it fits. */
export function carrierError(
  joinType: JoinType,
  { currentCarrier, planCarrier }: { readonly currentCarrier: string; readonly planCarrier: string },
): string | undefined {
  if (joinType === 'TRANSFER' && currentCarrier === planCarrier) {
    return `번호이동은 지금 쓰는 통신사(${currentCarrier})와 다른 통신사의 요금제를 골라 주세요.`;
  }
  if (joinType === 'CHANGE' && currentCarrier !== planCarrier) {
    return `기기변경은 지금 쓰는 통신사(${currentCarrier})의 요금제를 골라 주세요.`;
  }
  return undefined;
}
