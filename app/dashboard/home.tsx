export default function DashboardHome() {
  return <h1>Dashboard</h1>;
}
