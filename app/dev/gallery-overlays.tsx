import { LayoutDashboard, ScanSearch } from 'lucide-react';
import { Segments } from '#app/ui/charts/segments.tsx';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { TabLinks } from '#app/ui/controls/tabs.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Logo } from '#app/ui/display/logo.tsx';
import appBar from '#app/ui/layout/app-bar.module.css';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { NavItem } from '#app/ui/layout/nav-item.tsx';
import shell from '#app/ui/layout/shell.module.css';
import { SidebarShell, SidebarTriggers } from '#app/ui/layout/sidebar.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { Drawer, DrawerOpener } from '#app/ui/overlays/drawer.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import { Toast } from '#app/ui/overlays/toast.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { ToastMessage } from '#contract/base/toasts.ts';
import styles from './gallery.module.css';
import { Item, Section } from './section.tsx';
import spec from './spec.module.css';

const success: ToastMessage = {
  variant: 'success',
  title: 'Free Scan Started',
  description: 'You can watch it in My Scans, or close the page.',
};
const failure: ToastMessage = {
  variant: 'destructive',
  title: 'Error',
  description: 'Failed to start your scan. Please try again.',
};
const doNothing = () => {};

export function ToastSection() {
  return (
    <Section title="Toast">
      <div className={spec.grid}>
        <Toast {...failure} onDismiss={doNothing} />
        <Toast {...success} onDismiss={doNothing} />
      </div>
      <Item title="Live, bottom right">
        <Button onClick={() => pushToast(success)}>Success</Button>
        <Button onClick={() => pushToast(failure)}>Destructive</Button>
      </Item>
    </Section>
  );
}

export function OverlaySection() {
  return (
    <Section title="Dialog, sheet, drawer">
      <Item title="They open">
        <Dialog
          trigger={<Button>Dialog</Button>}
          title="Start a scan"
          description="Please scan only an address that is yours."
          actions={
            <>
              <DialogClose render={<Button>Close</Button>} />
              <Button variant="primary">Start Free Scan</Button>
            </>
          }
        >
          <div className={styles.below}>
            <TextField label="Email" name="dialog-email" />
          </div>
        </Dialog>
        <AlertDialog
          trigger={<Button variant="danger-quiet">Alert dialog</Button>}
          title="Deactivate your account?"
          description="You will be signed out, and your scans and reports will no longer be available to you. To come back, you would need to contact support."
          keep="Keep my account"
          action={<Button variant="danger">Deactivate</Button>}
        />
        <Dialog
          sheet
          trigger={<Button>Sheet</Button>}
          title="A sheet"
          actions={<DialogClose render={<Button>Close</Button>} />}
        >
          <div className={styles.below}>
            <TextField label="Title" name="sheet-title" />
          </div>
        </Dialog>
        <DrawerOpener id="example-drawer" data-part="button" className={buttonClass({ variant: 'secondary' })}>
          Drawer
        </DrawerOpener>
        <Drawer id="example-drawer" label="Example drawer" head={<Logo name="Quietprint" />}>
          <p className={styles.padded}>What leads on, on a phone.</p>
        </Drawer>
      </Item>
    </Section>
  );
}

const segments = ['All', 'Pending', 'In Progress', 'Completed'].map((label) => ({ value: label.toLowerCase(), label }));

export function NavigationSection() {
  const brand = <Logo name="Quietprint" />;
  return (
    <Section title="Tabs, segments, breadcrumb, sidebar">
      <TabLinks
        label="Example addresses"
        tabs={[
          { to: '/dev/ui', label: 'Overview', current: true },
          { to: '/dev/nowhere', label: 'Orders', current: false },
        ]}
      />
      <div>
        <Segments label="Example filter" name="filter" segments={segments} defaultValue="all" />
      </div>
      <Breadcrumb trail={[{ label: 'My Scans', to: '/dev/ui' }, { label: 'Free Privacy Scan' }]} />
      <div className={spec.frame}>
        <SidebarShell
          defaultOpen
          label="Example navigation"
          brand={brand}
          nav={
            <>
              <NavItem to="/dev/ui" label="Dashboard" icon={LayoutDashboard} />
              <NavItem to="/dev/nowhere" label="My Scans" icon={ScanSearch} count={2} />
            </>
          }
        >
          <div className={appBar.appBar}>
            <SidebarTriggers />
          </div>
          <div className={shell.main}>
            <p className={textStyles.soft}>Ctrl or Cmd and B.</p>
          </div>
        </SidebarShell>
      </div>
    </Section>
  );
}
