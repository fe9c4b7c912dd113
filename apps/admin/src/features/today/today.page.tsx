export function TodayPage() {
  return <h1>오늘</h1>;
}
