/* main.tsx - the page begins here. */
import './style/tokens.css';
import './pieces/pieces.css';
import './style/frame.css';
import './style/hall.css';
import './style/room.css';
import { render } from 'preact';
import { App } from './app/app';
import { socket } from './app/socket';

socket.start();
const app = document.getElementById('app')!;
app.textContent = '';
render(<App />, app);
