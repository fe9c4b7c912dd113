import { type CustomerReview, voteReview } from '@mall/contracts/customer-review';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation } from '@tanstack/react-query';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { errorText } from '../../lib/api/api-error.ts';
import styles from './review-item.module.css';

/** Marks a review as helpful, or removes the mark. */
export function HelpfulButton({ review }: { review: CustomerReview }) {
  const toast = useToast();
  const [vote, setVote] = useState({ isHelpful: review.isHelpful, helpfulCount: review.helpfulCount });
  const change = useMutation({
    mutationFn: (isHelpful: boolean) =>
      call(voteReview, { params: { reviewNo: review.reviewNo }, body: { isHelpful } }),
    onSuccess: ({ helpfulCount }, isHelpful) => setVote({ isHelpful, helpfulCount }),
    onError: (error) => toast(errorText(error, '잠시 뒤에 다시 시도해 주세요.')),
  });
  return (
    <Button
      size="sm"
      className={styles.helpful}
      aria-pressed={vote.isHelpful}
      isLoading={change.isPending}
      onClick={() => change.mutate(!vote.isHelpful)}
    >
      <ThumbsUp size={16} strokeWidth={1.75} aria-hidden /> 도움돼요{vote.helpfulCount > 0 && ` ${vote.helpfulCount}`}
    </Button>
  );
}
