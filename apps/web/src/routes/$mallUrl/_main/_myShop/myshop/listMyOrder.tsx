import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyOrder')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/$mallUrl/_main/_myShop/myshop/listMyOrder"!</div>;
}
