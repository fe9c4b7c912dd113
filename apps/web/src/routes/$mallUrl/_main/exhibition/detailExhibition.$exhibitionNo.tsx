import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$mallUrl/_main/exhibition/detailExhibition/$exhibitionNo')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/$mallUrl/_main/exhibition/detailExhibition/$exhibitionNo"!</div>;
}
