export default function AdminOverview() {
  return <h1>Admin Panel</h1>;
}
