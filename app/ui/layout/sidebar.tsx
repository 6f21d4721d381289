import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Drawer, DrawerOpener, toggleDrawer } from '#app/ui/overlays/drawer.tsx';
import iconStyles from '#app/ui/styles/icon.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import appBar from './app-bar.module.css';
import shell from './shell.module.css';
import styles from './sidebar.module.css';
import { sidebarCookieFor } from './sidebar-state.ts';

const drawerId = 'sidebar';
const belowDrawer = '(max-width: 47.99rem)';
/** Narrower, an unchosen sidebar is a rail; the style sheet of the shell has the same width. */
const roomy = '(min-width: 64rem)';

interface State {
  open: boolean;
  toggle: () => void;
}

const StateContext = createContext<State>({ open: true, toggle: () => {} });

interface SidebarShellProps {
  /** From the cookie, read in the loader with `sidebarOpen`; null: as the window's width allows. */
  defaultOpen: boolean | null;
  /** `app`: the dashboard's and the admin panel's 15rem and 3.5rem. Default 16rem and 3rem. */
  width?: 'default' | 'app';
  label: string;
  brand: ReactNode;
  /** `NavItem`s; drawn once in the sidebar and once in the drawer below 768 px. */
  nav: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function Panel({ label, nav, foot }: Pick<SidebarShellProps, 'label' | 'nav' | 'foot'>) {
  return (
    <>
      <nav className={styles.nav} aria-label={label}>
        {nav}
      </nav>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}

function subscribeToRoom(tell: () => void) {
  const query = matchMedia(roomy);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether a sidebar that nobody has opened or closed stands open. The server takes the window for a wide one. */
const useRoom = (): boolean =>
  useSyncExternalStore(
    subscribeToRoom,
    () => matchMedia(roomy).matches,
    () => true,
  );

/** Ctrl or Cmd and B toggle it; below 768 px it is a drawer. */
export function SidebarShell({ defaultOpen, width, label, brand, nav, foot, children }: SidebarShellProps) {
  const { inMenu } = useTexts(uiTexts);
  const [chosen, setOpen] = useState(defaultOpen);
  const hasRoom = useRoom();
  const open = chosen ?? hasRoom;
  const toggle = useCallback(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
    document.cookie = sidebarCookieFor(!open);
    setOpen(!open);
  }, [open]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const pressed = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!pressed || event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (matchMedia(belowDrawer).matches) toggleDrawer(drawerId);
      else toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
  return (
    <StateContext value={{ open, toggle }}>
      <div
        className={classes(
          shell.shell,
          width === 'app' && shell.app,
          chosen === null ? shell.byWidth : !chosen && shell.rail,
        )}
      >
        <aside className={styles.sidebar} data-state={open ? 'expanded' : 'collapsed'}>
          <div className={styles.panel}>
            <div className={styles.head}>{brand}</div>
            <Panel label={label} nav={nav} foot={foot} />
          </div>
        </aside>
        <Drawer id={drawerId} label={label} side="left" head={brand}>
          <Panel label={inMenu(label)} nav={nav} foot={foot} />
        </Drawer>
        <div className={shell.body}>{children}</div>
      </div>
    </StateContext>
  );
}

/** The two buttons of the bar: the toggle from 768 px, the drawer's opener below. */
export function SidebarTriggers() {
  const texts = useTexts(uiTexts);
  const { open, toggle } = useContext(StateContext);
  const act = open ? texts.collapse : texts.expand;
  return (
    <>
      <DrawerOpener
        id={drawerId}
        data-part="button"
        className={buttonClass({ variant: 'quiet', icon: true }, appBar.open)}
        aria-label={texts.openMenu}
      >
        <MenuIcon className={iconStyles.lg} />
      </DrawerOpener>
      <Button
        variant="quiet"
        icon
        className={appBar.toggle}
        aria-label={act}
        aria-expanded={open}
        aria-keyshortcuts="Control+B Meta+B"
        title={texts.withKeys(act)}
        onClick={toggle}
      >
        <PanelLeft />
      </Button>
    </>
  );
}
