/* main.tsx - the page begins here. */
import { render } from 'preact';
import { App } from './app/app';
import { beginDress } from './app/dress';
import { socket } from './app/socket';

beginDress();
socket.start();
const app = document.getElementById('app')!;
app.textContent = '';
render(<App />, app);
