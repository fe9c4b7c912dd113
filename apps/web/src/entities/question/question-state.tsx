import type { QuestionCard } from '@mall/contracts/question';
import { questionStateNames } from '@mall/domain/question-words';
import { questionStateKinds } from '@mall/domain/state-kinds';
import { Badge } from '@mall/ui/badge';
import { StateBadge } from '../order/state-badge.tsx';

/** A question's state; an unread answer is marked. */
export function QuestionState({ question }: { question: QuestionCard }) {
  if (question.hasNewAnswer) return <Badge tone="brand">새 답변</Badge>;
  return <StateBadge kind={questionStateKinds[question.state]}>{questionStateNames[question.state]}</StateBadge>;
}
