import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { proves } from '#tests/proves.ts';
import english from './panel.texts.en.ts';
import { adminTabs, tabAt } from './tabs.ts';

it('the panel has eleven tabs in this order', {
  ...proves(
    'ADM-006',
    'ADM-007',
    'ADM-008',
    'ADM-009',
    'ADM-010',
    'ADM-011',
    'ADM-012',
    'ADM-013',
    'ADM-014',
    'ADM-015',
    'ADM-016',
  ),
}, () => {
  expect(adminTabs.map(({ name }) => english.tabs[name])).toEqual([
    'Overview',
    'Messages',
    'Orders',
    'Service Management',
    'Content Management',
    'User Management',
    'Service Requests',
    'Blog Management',
    'Branding Assets',
    'Audit Log',
    'Analytics',
  ]);
});

it('no two tabs share an address or a key', () => {
  for (const name of ['path', 'key'] as const)
    expect(new Set(adminTabs.map((tab) => tab[name])).size).toBe(adminTabs.length);
});

it('a tab is open exactly when it has a route', () => {
  const panel = (routes as RouteConfigEntry[]).find(({ path }) => path === 'admin');
  const paths = (panel?.children ?? []).map(({ path, index }) => (index ? '/admin' : `/admin/${path}`));
  expect(adminTabs.filter(({ open }) => open).map(({ path }) => path)).toEqual(
    adminTabs.map(({ path }) => path).filter((path) => paths.includes(path)),
  );
});

it('a page below a tab belongs to it, and everything else to the Overview', () => {
  expect(tabAt('/admin/orders/0190aaaa').name).toBe('orders');
  expect(tabAt('/admin/orders').name).toBe('orders');
  expect(tabAt('/admin').name).toBe('overview');
  expect(tabAt('/admin/ordersx').name).toBe('overview');
});
